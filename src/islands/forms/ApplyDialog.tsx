import type { Labels } from '../../content/labels.ts';
import { forms, MAX_LENGTH, PATTERNS } from '../../forms/rules.ts';
import { applicationId, type RoleLink } from '../../ui/ApplyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { SoftText } from '../../ui/Text.tsx';
import type { Delivery } from './DeliveryStatus.tsx';
import { Form } from './Form.tsx';

/** The labels of `application` that the dialog shows. */
export const APPLICATION_LABELS = ['text', 'name', 'reach', 'message', 'submit', 'close'] as const;

type Props = {
  role: RoleLink;
  labels: Pick<Labels['application'], (typeof APPLICATION_LABELS)[number]> &
    Pick<Labels['forms'], 'wrongReach'>;
  delivery: Delivery;
};

/** An application with three fields. The browser opens the dialog without a script. */
export function ApplyDialog({ role, labels, delivery }: Props) {
  return (
    <Dialog id={applicationId(role.slug)} heading={role.title} close={labels.close}>
      <SoftText>{labels.text}</SoftText>
      <Form
        form="application"
        fields={forms.application}
        name={role.title}
        labels={labels}
        delivery={delivery}
      >
        <Field name="name" label={labels.name} autoComplete="name" maxLength={MAX_LENGTH.line} />
        <Field
          name="email"
          type="text"
          label={labels.reach}
          pattern={PATTERNS.emailOrPhone}
          formatMessage={labels.wrongReach}
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
        <Field name="message" label={labels.message} required={false} maxLength={MAX_LENGTH.line} />
        <input type="hidden" name="role" value={role.slug} />
      </Form>
    </Dialog>
  );
}
