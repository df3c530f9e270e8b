import { sections } from '#company/sections.ts';
import { closing, intro } from '#words/career.ts';
import { Closing } from '../../ui/Closing.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { OpenRoles } from './OpenRoles.tsx';
import { InfoBlocks, Working } from './Working.tsx';

export { title } from '#words/career.ts';

const all = { working: Working, blocks: InfoBlocks, roles: OpenRoles };

export default function Career() {
  return (
    <>
      <PageHead {...intro} />
      <Sections all={all} shown={sections.career} />
      <Closing words={closing} />
    </>
  );
}
