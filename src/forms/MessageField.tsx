import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { readDraft } from './draft.ts';
import * as styles from './MessageField.module.css';

export type BriefWords = { label: string; lines: readonly string[] };
type Words = { message: string; brief?: BriefWords | undefined };

/** The message, and for those who know what a carrier asks: its lines, ready to be filled in. */
export function MessageField({ words: { message, brief } }: { words: Words }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const area = box.current!.querySelector('textarea')!;
    if (area.value === '') area.value = readDraft();
  }, []);

  const fillIn = (lines: readonly string[]) => {
    const area = box.current!.querySelector('textarea')!;
    const [first = ''] = lines;
    if (area.value.trim() === '') {
      area.value = lines.map((line) => `${line} `).join('\n');
      area.setSelectionRange(first.length + 1, first.length + 1);
    }
    area.focus();
  };

  return (
    <div ref={box} className={styles.message}>
      {brief && (
        <Button type="button" variant="quiet" arrow={false} onClick={() => fillIn(brief.lines)}>
          {brief.label}
        </Button>
      )}
      <Field name="message" label={message} multiline />
    </div>
  );
}
