import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { SoftText } from '../ui/Text.tsx';
import { CheckedField } from './CheckedField.tsx';
import { DeliveringForm } from './DeliveringForm.tsx';
import type { DeliveryWords } from './form-props.ts';
import { formsDeliver } from './forms-deliver.ts';
import { LONGEST, REACH_PATTERN, readApplication } from './rules.ts';

type Name = 'text' | 'name' | 'reach' | 'wrongReach' | 'message' | 'submit' | 'close';
export type ApplicationWords = Record<Name, string> & DeliveryWords;

type Props = {
  role: string;
  /** Of the button. */
  label: string;
  words: ApplicationWords | undefined;
  /** In a list the button is quiet, and names its role to screen readers. */
  isListed?: boolean;
};

/**
 * Opens an application of three fields. While the forms go to the console, nobody would read it: the
 * button then does nothing.
 */
export function Apply({ role, label, words, isListed = false }: Props) {
  const look = isListed ? ({ variant: 'quiet', label: `${label}: ${role}` } as const) : {};
  if (!formsDeliver || !words)
    return (
      <Button type="button" {...look}>
        {label}
      </Button>
    );
  const id = `apply-${role.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
  return (
    <>
      <Button type="button" opens={id} {...look}>
        {label}
      </Button>
      <Dialog id={id} heading={role} close={words.close}>
        <SoftText>{words.text}</SoftText>
        <Application role={role} words={words} />
      </Dialog>
    </>
  );
}

function Application({ role, words }: { role: string; words: ApplicationWords }) {
  return (
    <DeliveringForm
      form="application"
      name={role}
      words={{ submit: words.submit, withoutScripts: '', delivery: words }}
      read={readApplication}
      isConfirmedElsewhere
    >
      <Field name="firstName" label={words.name} autoComplete="name" maxLength={LONGEST.text} />
      <CheckedField
        name="email"
        type="text"
        label={words.reach}
        pattern={REACH_PATTERN}
        wrong={words.wrongReach}
        autoComplete="email"
      />
      <Field name="message" label={words.message} required={false} maxLength={LONGEST.text} />
      <input type="hidden" name="role" value={role} />
    </DeliveringForm>
  );
}
