import type { Words } from '../../content/schema.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Section, SPLIT_SIZES, Split } from '../../ui/Section.tsx';
import { Lede, SoftText } from '../../ui/Text.tsx';
import * as styles from './Working.module.css';

type Career = Words['career'];

export function Working({ heading, lede, text, picture }: Career['working']) {
  return (
    <Split picture={<Picture still={picture} sizes={SPLIT_SIZES} eager />}>
      <h2>{heading}</h2>
      <Lede>{lede}</Lede>
      <SoftText>{text}</SoftText>
    </Split>
  );
}

export function InfoBlocks({ blocks }: Pick<Career, 'blocks'>) {
  return (
    <Section>
      <div className={styles.blocks}>
        {blocks.map(({ heading, text }, index) => (
          <div key={index}>
            <h2>{heading}</h2>
            <SoftText>{text}</SoftText>
          </div>
        ))}
      </div>
    </Section>
  );
}
