import type { Content, Link } from '../../content/schema.ts';
import { Actions } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { StackedSection } from '../../ui/Section.tsx';
import * as styles from './Careers.module.css';

type Props = Content['home']['careers'] & {
  /** Leads to the section for drivers, where the company has one. */
  drivers: Link | undefined;
};

export function Careers({ heading, text, action, drivers, picture }: Props) {
  if (!picture)
    return <StackedSection heading={heading} lede={text} action={action} other={drivers} />;
  return (
    <section className={styles.careers} data-theme="dark">
      <Picture still={picture} sizes="max(100vw, 740px)" />
      <Reveal>
        <div className={styles.text}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <Actions actions={drivers ? [action, drivers] : [action]} />
        </div>
      </Reveal>
    </section>
  );
}
