import { sections } from '#company/sections.ts';
import { closing, intro } from '#words/about.ts';
import { Closing } from '../../ui/Closing.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { IndustryFocus } from './IndustryFocus.tsx';
import { Leadership } from './Leadership.tsx';
import { Method, Promises } from './Method.tsx';

export { title } from '#words/about.ts';

const all = { method: Method, promises: Promises, industry: IndustryFocus, leadership: Leadership };

export default function About() {
  return (
    <>
      <PageHead {...intro} />
      <Sections all={all} shown={sections.about} />
      <Closing words={closing} />
    </>
  );
}
