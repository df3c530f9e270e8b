import { notFound } from '#words/not-found.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export { title } from '#words/not-found.ts';

export default function NotFound() {
  const { heading, text, actions } = notFound;
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
