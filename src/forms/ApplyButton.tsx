import { Button } from '../ui/Button.tsx';
import type { DeliveryWords } from './form-props.ts';

type Name = 'text' | 'name' | 'reach' | 'wrongReach' | 'message' | 'submit' | 'close';
export type ApplicationWords = Record<Name, string> & DeliveryWords;

export type ApplyProps = {
  role: string;
  /** Of the button. */
  label: string;
  words: ApplicationWords | undefined;
  /** In a list the button is quiet, and names its role to screen readers. */
  isListed?: boolean;
};

/** Does nothing by itself: while the forms go to the console, nobody would read an application. */
export function ApplyButton({
  role,
  label,
  isListed = false,
  opens,
}: ApplyProps & { opens?: string }) {
  const look = isListed ? ({ variant: 'quiet', label: `${label}: ${role}` } as const) : {};
  return (
    <Button type="button" {...look} {...(opens && { opens })}>
      {label}
    </Button>
  );
}
