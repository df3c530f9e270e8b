import { responsible } from '#words/home.ts';
import { stills } from '#words/media.ts';
import { RuledList } from '../../ui/Lists.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SPLIT_SIZES, Split } from '../../ui/Section.tsx';
import { Lede } from '../../ui/Text.tsx';

export function Responsible() {
  const { heading, text, rules } = responsible;
  return (
    <Split picture={<Picture still={stills.doors} sizes={SPLIT_SIZES} />}>
      <h2>{heading}</h2>
      <Lede>{text}</Lede>
      <RuledList items={rules.map((rule) => ({ term: rule.heading, description: rule.text }))} />
    </Split>
  );
}
