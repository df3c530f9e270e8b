import type { Section } from '../../content/schema.ts';
import { slugOf } from '../../content/slug.ts';
import { hyphenate } from '../../content/soft-hyphens.ts';
import * as styles from './Questions.module.css';

type Props = Extract<Section, { type: 'questions' }> & { language: string };

/** A link to an answer, such as /help#how-do-i-track, opens it: src/browser/open-answer.ts. */
export function Questions({ questions, language }: Props) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{hyphenate(question, language)}</summary>
          <p id={slugOf(question)}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
