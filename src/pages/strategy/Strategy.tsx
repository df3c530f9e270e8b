import { closing, intro } from '#words/strategy.ts';
import { Closing } from '../../ui/Closing.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Approach, DockFilm } from './Approach.tsx';
import { ServiceCards } from './ServiceCards.tsx';

export { title } from '#words/strategy.ts';

export default function Strategy() {
  return (
    <>
      <PageHead {...intro} />
      <DockFilm />
      <Approach />
      <ServiceCards />
      <Closing words={closing} />
    </>
  );
}
