import { notLoaded } from '#words/frame.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Every page is also a document, so a reload fetches it. Offline it would lose this notice. */
const reload = () => {
  if (navigator.onLine) window.location.reload();
};

export function NotLoaded() {
  const { heading, text, retry, home } = notLoaded;
  return (
    <Notice heading={heading} text={text}>
      <Button type="button" onClick={reload}>
        {retry}
      </Button>
      <ButtonLink href={home.href} variant="quiet" arrow={false}>
        {home.label}
      </ButtonLink>
    </Notice>
  );
}
