import { Button } from '../../ui/Button.tsx';

/** The id of the dialog that the button opens. */
export const applicationId = (role: string) =>
  `apply-${role.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

type Props = {
  role: string;
  label: string;
  hasDialog: boolean;
  /** In a list the button is unobtrusive, and names its role to screen readers. */
  isListed?: boolean;
};

/**
 * The button "Apply now". It does nothing while forms log to the console, because nobody would read
 * an application. Where they deliver, it opens its dialog in Applications.astro.
 */
export function Apply({ role, label, hasDialog, isListed = false }: Props) {
  return (
    <Button
      type="button"
      variant={isListed ? 'quiet' : 'solid'}
      arrow
      label={isListed ? `${label}: ${role}` : undefined}
      opens={hasDialog ? applicationId(role) : undefined}
    >
      {label}
    </Button>
  );
}
