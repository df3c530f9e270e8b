import type { Words } from '../../content/schema.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export function NotFound({ heading, text, actions }: Words['not-found']['notFound']) {
  return (
    <Notice heading={heading} text={text}>
      {actions.map(({ label, href }, index) => (
        <ButtonLink
          key={href}
          href={href}
          variant={index === 0 ? 'solid' : 'quiet'}
          arrow={index === 0}
        >
          {label}
        </ButtonLink>
      ))}
    </Notice>
  );
}
