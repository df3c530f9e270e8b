import { working } from '#words/career.ts';
import { stills } from '#words/media.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SPLIT_SIZES, Split } from '../../ui/Split.tsx';
import { Lede, SoftText } from '../../ui/Text.tsx';

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
