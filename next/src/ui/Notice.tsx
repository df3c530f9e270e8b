import type { ReactNode } from 'react';
import { Actions } from './Button.tsx';
import * as styles from './Notice.module.css';
import { Lede } from './Text.tsx';

type Props = { heading: string; text: string; children: ReactNode };

export function Notice({ heading, text, children }: Props) {
  return (
    <section className={styles.notice}>
      <h1>{heading}</h1>
      <Lede>{text}</Lede>
      <Actions>{children}</Actions>
    </section>
  );
}
