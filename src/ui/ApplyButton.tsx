import { Button } from './Button.tsx';

/** The id of the dialog that the button opens. */
export const applicationId = (slug: string) => `apply-${slug}`;

/** Its file's name says which role it is; two may share a title. */
export type RoleName = { slug: string; title: string };

type Props = {
  role: RoleName;
  label: string;
  hasDialog: boolean;
  /** In a list the button is unobtrusive, and names its role to screen readers. */
  isListed?: boolean;
};

/**
 * The button "Apply now". It does nothing while forms log to the console, because nobody would read
 * an application. Where they deliver, it opens its dialog in Applications.astro.
 */
export function ApplyButton({ role, label, hasDialog, isListed = false }: Props) {
  return (
    <Button
      type="button"
      variant={isListed ? 'quiet' : 'solid'}
      arrow
      label={isListed ? `${label}: ${role.title}` : undefined}
      opens={hasDialog ? applicationId(role.slug) : undefined}
    >
      {label}
    </Button>
  );
}
