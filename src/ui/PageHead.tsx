import { Columns } from './Columns.tsx';
import { HeldLine } from './HeldLine.tsx';
import * as styles from './PageHead.module.css';
import { Lede } from './Text.tsx';

/** The title of a page and what it is about, above the held line. */
export function PageHead({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <section className={styles.head}>
        <Columns
          split="7-5"
          align="end"
          start={<h1 tabIndex={-1}>{heading}</h1>}
          end={<Lede>{text}</Lede>}
        />
      </section>
      <HeldLine />
    </>
  );
}
