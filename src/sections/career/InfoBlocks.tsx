import type { Content } from '../../content/schema.ts';
import { Section } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';
import * as styles from './InfoBlocks.module.css';

export function InfoBlocks({ blocks }: Pick<Content['career'], 'blocks'>) {
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
