import { intro } from '#words/career.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { InfoBlocks } from './InfoBlocks.tsx';
import { OpenRoles } from './OpenRoles.tsx';
import { Working } from './Working.tsx';

export { title } from '#words/career.ts';

export default function Career() {
  return (
    <>
      <PageHead {...intro} />
      <Working />
      <InfoBlocks />
      <OpenRoles />
    </>
  );
}
