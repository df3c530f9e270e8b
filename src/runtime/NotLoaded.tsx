import { notLoaded } from '#words/not-loaded.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** The page is a document too, so a reload gets it. Offline it would only lose what is there. */
const reload = () => {
  if (navigator.onLine) window.location.reload();
};

/** Stands in place of a page whose chunk did not arrive. */
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
