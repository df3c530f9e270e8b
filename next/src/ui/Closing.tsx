import { ButtonLink } from './Button.tsx';
import * as styles from './Closing.module.css';
import { Lede } from './Text.tsx';

type Props = { words: { text: string; action: { label: string; href: string } } | undefined };

export function Closing({ words }: Props) {
  if (!words) return null;
  return (
    <section className={styles.closing}>
      <Lede>{words.text}</Lede>
      <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>
    </section>
  );
}
