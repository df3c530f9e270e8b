import { FORM_ENDPOINT } from 'astro:env/client';
import { Button } from '../../ui/Button.tsx';

/** Of the dialog that the button opens. */
export const applicationId = (role: string) =>
  `apply-${role.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

type Props = {
  role: string;
  label: string;
  /** Whether the company's words have an application. */
  hasDialog: boolean;
  /** In a list the button is unobtrusive, and names its role to screen readers. */
  isListed?: boolean;
};

/**
 * The button "Apply now". While the forms go to the console it does nothing, as nobody would read an
 * application. Where they deliver, Applications.astro has its dialog.
 */
export function Apply({ role, label, hasDialog, isListed = false }: Props) {
  return (
    <Button
      type="button"
      variant={isListed ? 'quiet' : 'solid'}
      arrow
      label={isListed ? `${label}: ${role}` : undefined}
      opens={FORM_ENDPOINT && hasDialog ? applicationId(role) : undefined}
    >
      {label}
    </Button>
  );
}
