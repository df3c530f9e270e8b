import type { Link } from '../content/schema.ts';
import { ButtonLink } from './Button.tsx';
import * as styles from './Closing.module.css';

type Props = { content: { text: string; action: Link } };

export function Closing({ content }: Props) {
  return (
    <section className={styles.closing}>
      <p>{content.text}</p>
      <ButtonLink href={content.action.href}>{content.action.label}</ButtonLink>
    </section>
  );
}
