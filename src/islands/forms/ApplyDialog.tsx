import type { Words } from '../../content/schema.ts';
import { LONGEST, REACH_PATTERN } from '../../forms/rules.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { SoftText } from '../../ui/Text.tsx';
import { applicationId } from './Apply.tsx';
import type { DeliveryWords } from './DeliveryStatus.tsx';
import { Form } from './Form.tsx';

export type ApplicationWords = NonNullable<Words['career']['application']> & DeliveryWords;

type Props = { role: string; words: ApplicationWords; wrongReach: string };

/** An application with three fields. The browser opens the dialog without a script. */
export function ApplyDialog({ role, words, wrongReach }: Props) {
  return (
    <Dialog id={applicationId(role)} heading={role} close={words.close}>
      <SoftText>{words.text}</SoftText>
      <Form form="application" name={role} words={words} delivery={words}>
        <Field name="firstName" label={words.name} autoComplete="name" maxLength={LONGEST.line} />
        <Field
          name="email"
          type="text"
          label={words.reach}
          pattern={REACH_PATTERN}
          wrong={wrongReach}
          autoComplete="email"
        />
        <Field name="message" label={words.message} required={false} maxLength={LONGEST.line} />
        <input type="hidden" name="role" value={role} />
      </Form>
    </Dialog>
  );
}
