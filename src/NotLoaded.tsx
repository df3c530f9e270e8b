import { notLoaded } from './content/not-loaded.ts';
import { Button, ButtonLink } from './ui/Button.tsx';
import { Notice } from './ui/Notice.tsx';

/** Stands in place of a page whose chunk did not arrive. The page itself is a document too, so a reload gets it. */
export function NotLoaded() {
  const { heading, text, retry, home } = notLoaded;
  return (
    <Notice heading={heading} text={text}>
      <Button type="button" onClick={() => window.location.reload()}>
        {retry}
      </Button>
      <ButtonLink href={home.href} variant="quiet" arrow={false}>
        {home.label}
      </ButtonLink>
    </Notice>
  );
}
