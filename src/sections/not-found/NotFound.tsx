import type { Words } from '../../content/schema.ts';
import { Actions, ButtonLink } from '../../ui/Button.tsx';
import { Lede } from '../../ui/Text.tsx';
import * as styles from './NotFound.module.css';

export function NotFound({ heading, text, actions }: Words['not-found']['notFound']) {
  const [home, contact] = actions;
  return (
    <section className={styles.page}>
      <h1>{heading}</h1>
      <Lede>{text}</Lede>
      <Actions>
        <ButtonLink href={home.href}>{home.label}</ButtonLink>
        <ButtonLink href={contact.href} variant="quiet" arrow={false}>
          {contact.label}
        </ButtonLink>
      </Actions>
    </section>
  );
}
