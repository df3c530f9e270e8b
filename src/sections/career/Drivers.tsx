import type { FrameContent } from '../../content/read.ts';
import type { Content } from '../../content/schema.ts';
import { withoutSoftHyphens } from '../../content/soft-hyphens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { textOrMail } from '../../ui/ContactLinks.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Headline, Lede, SoftText } from '../../ui/Text.tsx';
import * as styles from './Drivers.module.css';
import { DRIVERS_ID } from './drivers-id.ts';

type Props = { drivers: NonNullable<Content['career']['drivers']>; frame: FrameContent };

/** A message takes the place of the form, because a driver on the road has a phone and no desk. */
export function Drivers({ drivers: { heading, lede, text }, frame }: Props) {
  const { label, href } = textOrMail(frame);
  return (
    <section
      id={DRIVERS_ID}
      className={styles.drivers}
      data-theme="dark"
      aria-label={withoutSoftHyphens(heading)}
    >
      <Reveal>
        <Columns
          split="6-6"
          start={<Headline>{heading}</Headline>}
          end={
            <>
              <Lede>{lede}</Lede>
              <SoftText>{text}</SoftText>
              <ButtonLink href={href}>{label}</ButtonLink>
            </>
          }
        />
      </Reveal>
    </section>
  );
}
