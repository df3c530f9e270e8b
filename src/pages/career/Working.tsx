import { blocks, working } from '#words/career.ts';
import { stills } from '#words/media.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Section, SPLIT_SIZES, Split } from '../../ui/Section.tsx';
import { Lede, SoftText } from '../../ui/Text.tsx';
import * as styles from './Working.module.css';

export function Working() {
  const { heading, lede, text } = working;
  return (
    <Split picture={<Picture still={stills.aisle} sizes={SPLIT_SIZES} eager />}>
      <h2>{heading}</h2>
      <Lede>{lede}</Lede>
      <SoftText>{text}</SoftText>
    </Split>
  );
}

export function InfoBlocks() {
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
