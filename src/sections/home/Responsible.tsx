import type { Words } from '../../content/schema.ts';
import { RuledList } from '../../ui/Lists.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SPLIT_SIZES, Split } from '../../ui/Section.tsx';
import { Lede } from '../../ui/Text.tsx';

export function Responsible({ heading, text, rules, picture }: Words['home']['responsible']) {
  return (
    <Split picture={<Picture still={picture} sizes={SPLIT_SIZES} />}>
      <h2>{heading}</h2>
      <Lede>{text}</Lede>
      <RuledList items={rules.map((rule) => ({ term: rule.heading, description: rule.text }))} />
    </Split>
  );
}
