import { FORM_ENDPOINT } from 'astro:env/client';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { type Fields, HONEYPOT, readForm } from '../../forms/rules.ts';
import { Button } from '../../ui/Button.tsx';
import { SoftText } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type Delivery, DeliveryStatus, Outcome, type State } from './DeliveryStatus.tsx';
import { deliverOverHttp, type Refusals } from './deliver-over-http.ts';
import * as styles from './Form.module.css';

export type FormProps = {
  form: string;
  fields: Fields;
  name: string;
  labels: { submit: string; withoutScripts?: string };
  /** The e-mail address to write to without scripts. */
  address?: string;
  /** Undefined if the site's forms log to the console. */
  delivery: Delivery | undefined;
  children: ReactNode;
};

/** Our own server has an endpoint for each form; a form service has one for all. */
const addressOf = (form: string, language: string) =>
  FORM_ENDPOINT.startsWith('/')
    ? `${FORM_ENDPOINT}/${form}${language && `?language=${language}`}`
    : FORM_ENDPOINT;

/** Returns a UUID. `crypto.randomUUID` does not exist without TLS, as on an intranet. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // 8-4-4-4-12 digits, one of which is the version (4: random) and one the variant (8).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** Shows each refusal at its field, as if the browser had found the mistake. */
function showRefusals(form: HTMLFormElement, refusals: Refusals) {
  for (const [name, message] of Object.entries(refusals)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (!control?.willValidate) throw new Error(message); // nothing that the visitor could change
    control.setCustomValidity(message);
  }
  form.reportValidity();
}

/** Posts to the endpoint and shows what came of it. Without scripts the browser itself posts. */
export function DeliveringForm({ form, fields, name, labels, delivery, children }: FormProps) {
  const { language, privacy, policy } = delivery!;
  const [state, setState] = useState<State>('idle');
  const sent = useRef({ id: '', content: '' });
  /** Nobody applies twice, so the confirmation of an application takes the place of its fields. */
  const hidesFields = form === 'application' && state === 'sent';

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const element = event.currentTarget;
    // "Try again" is about to disappear, and must not take the focus with it.
    if (document.activeElement === event.nativeEvent.submitter)
      element.querySelector<HTMLButtonElement>('[type=submit]')!.focus();

    const data = new FormData(element);
    const values = readForm(fields, data);
    const content = JSON.stringify(values);
    // The same content keeps its id: it is one message, however often it is sent.
    if (sent.current.content !== content) sent.current = { id: newId(), content };
    const envelope = { id: sent.current.id, form, [HONEYPOT]: String(data.get(HONEYPOT) ?? '') };

    setState('sending');
    try {
      const refusals = await deliverOverHttp(addressOf(form, language), { ...envelope, ...values });
      if (Object.keys(refusals).length > 0) {
        showRefusals(element, refusals);
        return setState('idle');
      }
      sent.current = { id: '', content: '' };
      const isUnchanged = JSON.stringify(readForm(fields, new FormData(element))) === content;
      if (isUnchanged) element.reset();
      setState(delivery!.unticked && !values.subscribe ? 'unticked' : 'sent');
    } catch {
      setState('notSent');
    }
  };

  return (
    <form
      className={styles.form}
      method="post"
      action={addressOf(form, language)}
      aria-label={name}
      onSubmit={submit}
    >
      {state === 'idle' && form !== 'application' && <Outcome form={form} delivery={delivery!} />}
      {!hidesFields && (
        <>
          {children}
          {privacy && (
            <SoftText>
              {privacy} {policy && <a href={policy.href}>{policy.label}</a>}
            </SoftText>
          )}
          <Button type="submit" busy={state === 'sending'}>
            {labels.submit}
          </Button>
        </>
      )}
      <div>
        <input type="hidden" name="form" value={form} />
        <div aria-hidden="true">
          <VisuallyHidden>
            <input type="checkbox" name={HONEYPOT} tabIndex={-1} />
          </VisuallyHidden>
        </div>
        <DeliveryStatus state={state} hidesFields={hidesFields} delivery={delivery!} />
      </div>
    </form>
  );
}
