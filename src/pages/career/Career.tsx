import { closing, intro } from '#words/career.ts';
import { Closing } from '../../ui/Closing.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { OpenRoles } from './OpenRoles.tsx';
import { InfoBlocks, Working } from './Working.tsx';

export { title } from '#words/career.ts';

export default function Career() {
  return (
    <>
      <PageHead {...intro} />
      <Working />
      <InfoBlocks />
      <OpenRoles />
      <Closing words={closing} />
    </>
  );
}
