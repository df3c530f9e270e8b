/** Why something was not done, in sentences for the person who edits. Nothing was changed. */
export class Objection extends Error {
  readonly sentences: readonly string[];
  constructor(...sentences: string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
