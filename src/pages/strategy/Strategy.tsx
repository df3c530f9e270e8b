import { intro } from '../../content/strategy.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Approach } from './Approach.tsx';
import { DockFilm } from './DockFilm.tsx';
import { ServiceCards } from './ServiceCards.tsx';

export { title } from '../../content/strategy.ts';

export default function Strategy() {
  return (
    <>
      <PageHead {...intro} />
      <DockFilm />
      <Approach />
      <ServiceCards />
    </>
  );
}
