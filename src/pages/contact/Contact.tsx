import { intro } from '#words/contact.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Newsletter } from './Newsletter.tsx';
import { WriteToUs } from './WriteToUs.tsx';

export { title } from '#words/contact.ts';

export default function Contact() {
  return (
    <>
      <PageHead {...intro} />
      <WriteToUs />
      <Newsletter />
    </>
  );
}
