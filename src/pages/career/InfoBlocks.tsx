import { blocks } from '#words/career.ts';
import { Section } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';
import * as styles from './InfoBlocks.module.css';

export function InfoBlocks() {
  return (
    <Section>
      <div className={styles.blocks}>
        {blocks.map(({ heading, text }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            <SoftText>{text}</SoftText>
          </div>
        ))}
      </div>
    </Section>
  );
}
