import { Button } from '../../ui/Button.tsx';

type Props = { role: string; label: string; isListed?: boolean };

/** Does nothing: while the forms go to the console, nobody would read an application. */
export function Apply({ role, label, isListed = false }: Props) {
  const look = isListed ? ({ variant: 'quiet', label: `${label}: ${role}` } as const) : {};
  return (
    <Button type="button" {...look}>
      {label}
    </Button>
  );
}
