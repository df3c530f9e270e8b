import { ButtonLink } from './Button.tsx';
import * as styles from './Closing.module.css';
import { Lede } from './Text.tsx';

type Props = { content: { text: string; action: { label: string; href: string } } | undefined };

export function Closing({ content }: Props) {
  if (!content) return null;
  return (
    <section className={styles.closing}>
      <Lede>{content.text}</Lede>
      <ButtonLink href={content.action.href}>{content.action.label}</ButtonLink>
    </section>
  );
}
