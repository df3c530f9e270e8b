import mark from '#company/mark.svg?raw';
import type { Frame } from '../content/read.ts';
import * as styles from './Brand.module.css';

export function Brand({ frame: { company, words, paths } }: { frame: Frame }) {
  return (
    // Its two lines are two blocks: without an accessible name they are read as two links.
    <a className={styles.brand} href={paths.home} aria-label={`${company.name} ${words.tagline}`}>
      <Mark />
      <span>
        <b>{company.name}</b> <small>{words.tagline}</small>
      </span>
    </a>
  );
}

const [, attributes = '', shapes = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(mark)!;
const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
/** The brand's colours turn with the colour scheme. Spike: the sample's two only. */
const painted = shapes
  .replaceAll('#0a1b33', 'var(--color-text)')
  .replaceAll('#c9711b', 'var(--color-held)')
  .replace(/\s*id="[^"]*"/g, '');

/** The company's own drawing: mark.svg. */
export function Mark() {
  return (
    <svg
      className={styles.mark}
      aria-hidden="true"
      viewBox={attribute('viewBox')}
      fill={attribute('fill')}
      strokeWidth={attribute('stroke-width')}
      dangerouslySetInnerHTML={{ __html: painted }}
    />
  );
}
