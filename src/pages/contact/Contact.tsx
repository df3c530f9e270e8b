import { sections } from '#company/sections.ts';
import { intro } from '#words/contact.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { Documents } from './Documents.tsx';
import { Newsletter } from './Newsletter.tsx';
import { Verify } from './Verify.tsx';
import { WriteToUs } from './WriteToUs.tsx';

export { title } from '#words/contact.ts';

/** Says who reads the messages, but only where the forms deliver them. */
const text =
  import.meta.env.FORM_ENDPOINT && intro.delivered
    ? `${intro.text} ${intro.delivered}`
    : intro.text;

const all = { form: WriteToUs, verify: Verify, documents: Documents, newsletter: Newsletter };

export default function Contact() {
  return (
    <>
      <PageHead heading={intro.heading} text={text} compact />
      <Sections all={all} shown={sections.contact} />
    </>
  );
}
