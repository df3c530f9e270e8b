import { intro } from '#words/contact.ts';
import { documents } from '#words/documents.ts';
import { verify } from '#words/verify.ts';
import { PageHead } from '../../ui/PageHead.tsx';
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

export default function Contact() {
  return (
    <>
      <PageHead heading={intro.heading} text={text} compact />
      <WriteToUs />
      {verify && <Verify words={verify} />}
      {documents && <Documents words={documents} />}
      <Newsletter />
    </>
  );
}
