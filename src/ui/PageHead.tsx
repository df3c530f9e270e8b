import type { Link } from '../content/schema.ts';
import { Columns } from './Columns.tsx';
import { IsothermBand, type Isotherms } from './IsothermBand.tsx';
import * as styles from './PageHead.module.css';
import { Lede } from './Text.tsx';

type Props = Isotherms & {
  heading: string;
  text: string;
  /** Leads to what many visitors of this page look for. */
  link?: Link | undefined;
  compact?: boolean;
};

/** The heading and the lede of a page, above its isotherms. `compact` leaves room for a form. */
export function PageHead({ heading, text, link, compact = false, ...isotherms }: Props) {
  return (
    <>
      <section className={styles.head} data-compact={compact}>
        <Columns
          split="6-6"
          align="end"
          start={<h1>{heading}</h1>}
          end={
            <>
              <Lede>{text}</Lede>
              {link && <a href={link.href}>{link.label}</a>}
            </>
          }
        />
      </section>
      <IsothermBand {...isotherms} low={compact} />
    </>
  );
}
