import { attributes, shapes } from '../content/mark.ts';
import { palette } from '../content/palette.ts';
import type { Frame } from '../content/read.ts';
import * as styles from './Brand.module.css';

export function Brand({ frame: { company, words, paths } }: { frame: Frame }) {
  return (
    // Without an accessible name its two lines are read as two links.
    <a className={styles.brand} href={paths.home} aria-label={`${company.name} ${words.tagline}`}>
      <Mark />
      <span>
        <b>{company.name}</b> <small>{words.tagline}</small>
      </span>
    </a>
  );
}

const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
/** Its two colours follow the background. A page has it several times, so unused ids go. */
const painted = shapes
  .replaceAll(palette['polar-900']!, 'currentColor')
  .replaceAll(palette['dawn-600']!, 'var(--color-held)')
  .replace(/\sid="([^"]*)"/g, (found, id) => (shapes.includes(`#${id}`) ? found : ''));

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
