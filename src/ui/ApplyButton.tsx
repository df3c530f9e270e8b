import { Button } from './Button.tsx';

/** The id of the dialog that the button opens. */
export const applicationId = (slug: string) => `apply-${slug}`;

/** The slug identifies a role, because two may share a title. */
export type RoleLink = { slug: string; title: string };

type Props = {
  role: RoleLink;
  label: string;
  hasDialog: boolean;
  /** A listed button is unobtrusive, and names its role to screen readers. */
  isListed?: boolean;
};

/**
 * The button "Apply now" opens its dialog in Applications.astro. It does nothing while forms only
 * log to the console, because nobody would read the application.
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
