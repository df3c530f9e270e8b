import type { Content } from '../../content/schema.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { StackedSection } from '../../ui/Section.tsx';
import * as styles from './Careers.module.css';

export function Careers({ heading, text, action, picture }: Content['home']['careers']) {
  if (!picture) return <StackedSection {...{ heading, action }} lede={text} />;
  return (
    <section className={styles.careers} data-theme="dark">
      <Picture still={picture} sizes="max(100vw, 740px)" />
      <Reveal>
        <div className={styles.text}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      </Reveal>
    </section>
  );
}
