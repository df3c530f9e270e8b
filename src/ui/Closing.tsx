import type { Link } from '../content/schema.ts';
import { ButtonLink } from './Button.tsx';
import * as styles from './Closing.module.css';
import { Headline } from './Text.tsx';

type Props = { content: { text: string; action: Link } };

export function Closing({ content }: Props) {
  return (
    <section className={styles.closing}>
      <Headline>{content.text}</Headline>
      <ButtonLink href={content.action.href}>{content.action.label}</ButtonLink>
    </section>
  );
}
