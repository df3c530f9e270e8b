import { createInterface } from 'node:readline/promises';

/** Asks in a terminal. Enter leaves a question out, Ctrl+D all that follow. */
export async function ask<Name extends string>(
  questions: Record<Name, string>,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
) {
  const terminal = createInterface({ input, output, terminal: true });
  // Keeps what is pasted in several lines; question() would lose all but the first.
  const lines = terminal[Symbol.asyncIterator]();
  let isClosed = false;
  terminal.once('close', () => {
    isClosed = true;
  });
  const answers: Partial<Record<Name, string>> = {};
  for (const [name, question] of Object.entries<string>(questions)) {
    terminal.setPrompt(`${question}: `);
    // What is pasted may end before the first question is asked: its lines are still there.
    if (isClosed) output.write(terminal.getPrompt());
    else terminal.prompt();
    const { value = '', done } = await lines.next();
    if (done) break;
    if (value.trim()) answers[name as Name] = value.trim();
  }
  terminal.close();
  return answers;
}
