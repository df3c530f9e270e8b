import type { FrameContent } from '../content/read.ts';
import { Button } from './Button.tsx';
import * as styles from './TrackingForm.module.css';

/** A plain form that leads to the company's tracking: what is typed goes there and nowhere else. */
export function TrackingForm({ frame, id }: { frame: FrameContent; id: string }) {
  const { company, labels } = frame;
  if (!company.tracking) return null;
  const { origin, pathname, searchParams } = new URL(company.tracking);
  const fields = [...searchParams];
  return (
    <form className={styles.track} action={origin + pathname}>
      <label htmlFor={id}>{labels.tracking.number}</label>
      {fields.map(([name, value]) =>
        value === '{number}' ? (
          <input key={name} id={id} name={name} required autoComplete="off" spellCheck={false} />
        ) : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <Button type="submit">{labels.tracking.submit}</Button>
    </form>
  );
}
