import type { Words } from '../../content/schema.ts';
import { Actions } from '../../ui/Button.tsx';
import { Lede } from '../../ui/Text.tsx';
import * as styles from './NotFound.module.css';

export function NotFound({ heading, text, actions }: Words['not-found']['notFound']) {
  return (
    <section className={styles.page}>
      <h1>{heading}</h1>
      <Lede>{text}</Lede>
      <Actions actions={actions} />
    </section>
  );
}
