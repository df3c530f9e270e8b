import { sections } from '#company/sections.ts';
import { closing, intro } from '#words/strategy.ts';
import { Closing } from '../../ui/Closing.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { Approach, DockFilm } from './Approach.tsx';
import { ServiceCards } from './ServiceCards.tsx';

export { title } from '#words/strategy.ts';

const all = { film: DockFilm, approach: Approach, services: ServiceCards };

export default function Strategy() {
  return (
    <>
      <PageHead {...intro} />
      <Sections all={all} shown={sections.strategy} />
      <Closing words={closing} />
    </>
  );
}
