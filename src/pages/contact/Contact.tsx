import { intro } from '#words/contact.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Newsletter } from './Newsletter.tsx';
import { WriteToUs } from './WriteToUs.tsx';

export { title } from '#words/contact.ts';

/** Who reads what is sent is only said where something is sent. */
const text =
  import.meta.env.FORM_ENDPOINT && intro.delivered
    ? `${intro.text} ${intro.delivered}`
    : intro.text;

export default function Contact() {
  return (
    <>
      <PageHead heading={intro.heading} text={text} compact />
      <WriteToUs />
      <Newsletter />
    </>
  );
}
