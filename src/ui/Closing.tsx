import { ButtonLink } from './Button.tsx';
import * as styles from './Closing.module.css';

type Props = { content: { text: string; action: { label: string; href: string } } | undefined };

export function Closing({ content }: Props) {
  if (!content) return null;
  return (
    <section className={styles.closing}>
      <p>{content.text}</p>
      <ButtonLink href={content.action.href}>{content.action.label}</ButtonLink>
    </section>
  );
}
