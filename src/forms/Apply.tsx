import { application } from '#words/career.ts';
import { formMessages } from '#words/form-messages.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { SoftText } from '../ui/Text.tsx';
import { DeliveringForm } from './DeliveringForm.tsx';
import { LONGEST, REACH_PATTERN } from './rules.ts';

type Props = {
  role: string;
  label: string;
  /** In a list the button is unobtrusive, and names its role to screen readers. */
  isListed?: boolean;
};

/** The button "Apply now". It opens an application only where the forms deliver. */
export const Apply = import.meta.env.FORM_ENDPOINT && application ? ApplyInDialog : ApplyButton;

/** Does nothing: while the forms go to the console, nobody would read an application. */
function ApplyButton({ role, label, isListed = false, opens }: Props & { opens?: string }) {
  const look = isListed ? ({ variant: 'quiet', label: `${label}: ${role}` } as const) : {};
  return (
    <Button type="button" {...look} {...(opens && { opens })}>
      {label}
    </Button>
  );
}

/** An application with three fields. The browser opens the dialog without a script. */
function ApplyInDialog(props: Props) {
  const { role } = props;
  const words = application!;
  const id = `apply-${role.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
  return (
    <>
      <ApplyButton {...props} opens={id} />
      <Dialog id={id} heading={role} close={words.close}>
        <SoftText>{words.text}</SoftText>
        <DeliveringForm form="application" name={role} words={words} delivery={words}>
          <Field name="firstName" label={words.name} autoComplete="name" maxLength={LONGEST.line} />
          <Field
            name="email"
            type="text"
            label={words.reach}
            pattern={REACH_PATTERN}
            wrong={formMessages.wrongReach}
            autoComplete="email"
          />
          <Field name="message" label={words.message} required={false} maxLength={LONGEST.line} />
          <input type="hidden" name="role" value={role} />
        </DeliveringForm>
      </Dialog>
    </>
  );
}
