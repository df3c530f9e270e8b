import { closing, intro } from '#words/about.ts';
import { Closing } from '../../ui/Closing.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { IndustryFocus } from './IndustryFocus.tsx';
import { Leadership } from './Leadership.tsx';
import { Method, Promises } from './Method.tsx';

export { title } from '#words/about.ts';

export default function About() {
  return (
    <>
      <PageHead {...intro} />
      <Method />
      <Promises />
      <IndustryFocus />
      <Leadership />
      <Closing words={closing} />
    </>
  );
}
