import { realTime } from '#words/home.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede, SoftText } from '../../ui/Text.tsx';
import { Trip } from './Trip.tsx';

export function RealTime() {
  return (
    <Section surface="dark">
      <Columns
        start={<h2>{realTime.heading}</h2>}
        end={
          <>
            <Lede>{realTime.text}</Lede>
            <SoftText>{realTime.limits}</SoftText>
          </>
        }
      />
      <Trip />
    </Section>
  );
}
