import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { SoftText } from '../ui/Text.tsx';
import { type ApplicationWords, ApplyButton, type ApplyProps } from './ApplyButton.tsx';
import { CheckedField } from './CheckedField.tsx';
import { DeliveringForm } from './DeliveringForm.tsx';
import { LONGEST, REACH_PATTERN } from './rules.ts';

/** An application of three fields. The browser opens it, before any script. */
export function ApplyInDialog(props: ApplyProps) {
  const { role, words } = props;
  if (!words) return <ApplyButton {...props} />;
  const id = `apply-${role.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
  return (
    <>
      <ApplyButton {...props} opens={id} />
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
      isConfirmedElsewhere
    >
      <Field name="firstName" label={words.name} autoComplete="name" maxLength={LONGEST.line} />
      <CheckedField
        name="email"
        type="text"
        label={words.reach}
        pattern={REACH_PATTERN}
        wrong={words.wrongReach}
        autoComplete="email"
      />
      <Field name="message" label={words.message} required={false} maxLength={LONGEST.line} />
      <input type="hidden" name="role" value={role} />
    </DeliveringForm>
  );
}
