import type { ReactNode } from 'react';
import type { Link, Still } from '../content/schema.ts';
import { belowLg } from '../styles/breakpoints.ts';
import { Actions } from './Button.tsx';
import { Columns, type Spans } from './Columns.tsx';
import { Picture } from './Picture.tsx';
import { Reveal } from './Reveal.tsx';
import * as styles from './Section.module.css';
import { Lede, SoftText } from './Text.tsx';

type SectionProps = { surface?: 'plain' | 'tinted' | 'dark' | undefined; children?: ReactNode };

export function Section({ surface = 'plain', children }: SectionProps) {
  return (
    <section
      className={styles.section}
      data-surface={surface}
      data-theme={surface === 'dark' ? 'dark' : undefined}
    >
      <Reveal>{children}</Reveal>
    </section>
  );
}

type IntroProps = {
  heading?: string;
  lede?: string;
  text?: string | undefined;
  action?: Link | undefined;
  /** A second action, which is quiet. */
  other?: Link | undefined;
};
type TitledProps = SectionProps & IntroProps;

const Intro = ({ heading, lede, text, action, other }: IntroProps) => (
  <>
    {heading && <h2>{heading}</h2>}
    {lede && <Lede>{lede}</Lede>}
    {text && <SoftText>{text}</SoftText>}
    {action && <Actions actions={other ? [action, other] : [action]} />}
  </>
);

type SideBySideProps = TitledProps & { split?: Spans };

/** A heading with its text below it, and its content beside them. */
export function SideBySideSection({ surface, split = '5-6', children, ...intro }: SideBySideProps) {
  return (
    <Section surface={surface}>
      <Columns split={split} align="top" start={<Intro {...intro} />} end={children} />
    </Section>
  );
}

/** A heading with its text beside it, and its content below them. */
export function StackedSection(props: TitledProps) {
  const { surface, heading, children, ...intro } = props;
  return (
    <Section surface={surface}>
      <Columns split="6-6" start={<h2>{heading}</h2>} end={<Intro {...intro} />} />
      {children}
    </Section>
  );
}

/**
 * The width at which the browser loads the picture. It covers a box 54 % of the window wide, and
 * 46rem or 44 % of the window high, whichever is more. In a small window it has the whole width.
 */
const sizesOf = ({ file: { width, height } }: Still) => {
  const ratio = width / height;
  return `${belowLg} 100vw, max(54vw, ${Math.ceil(44 * ratio)}vw, ${Math.ceil(736 * ratio)}px)`;
};

type PictureProps = IntroProps & {
  picture: Still | undefined;
  eager?: boolean;
  children?: ReactNode;
};

/**
 * A heading, its text, and a picture beside them that bleeds off the page (below them on small
 * windows). Without a picture the text stands beside the heading.
 */
export function PictureSection({ picture, eager, children, ...intro }: PictureProps) {
  if (!picture)
    return (
      <StackedSection surface="tinted" {...intro}>
        {children}
      </StackedSection>
    );
  return (
    <section className={styles.split}>
      <Reveal>
        <div className={styles.body}>
          <Intro {...intro} />
          {children}
        </div>
      </Reveal>
      <figure>
        <Picture still={picture} sizes={sizesOf(picture)} eager={eager} />
      </figure>
    </section>
  );
}
