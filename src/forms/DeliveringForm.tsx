import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DeliveryStatus, type State } from './DeliveryStatus.tsx';
import { deliverOverHttp } from './delivery/deliver-over-http.ts';
import * as styles from './Form.module.css';
import type { FormProps } from './form-props.ts';
import { newId } from './new-id.ts';
import { HONEYPOT, readForm } from './rules.ts';

const endpoint = import.meta.env.FORM_ENDPOINT;

/** Our own inbox has an address for each form; a form service has one, and is told which form it was. */
const addressOf = (form: string, language: string | undefined) =>
  endpoint.startsWith('/')
    ? `${endpoint}/${form}${language ? `?language=${language}` : ''}`
    : endpoint;

/** Says what happens. A plain post too, so that it works before React has arrived, and without scripts. */
export function DeliveringForm(props: FormProps) {
  const { form, name, words, isConfirmedElsewhere = false, children } = props;
  const [state, setState] = useState<State>('idle');
  const address = addressOf(form, words.delivery?.language);
  const sent = useRef({ id: '', content: '' });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const element = event.currentTarget;
    const contentNow = () => JSON.stringify(readForm(form, new FormData(element)));
    // "Try again" goes away with the notice that it stands in; its focus must not be lost.
    if (document.activeElement === event.nativeEvent.submitter)
      element.querySelector<HTMLButtonElement>('[type=submit]')!.focus();

    const data = new FormData(element);
    const values = readForm(form, data);
    const content = contentNow();
    // The same words are the same message, however often they are sent. Other words are another message.
    if (sent.current.content !== content) sent.current = { id: newId(), content };
    const envelope = { id: sent.current.id, form, [HONEYPOT]: String(data.get(HONEYPOT) ?? '') };

    setState('sending');
    try {
      await deliverOverHttp(address, envelope)(values);
      sent.current = { id: '', content: '' };
      if (contentNow() === content) element.reset();
      setState('subscribe' in values && !values.subscribe ? 'unticked' : 'sent');
    } catch {
      setState('notSent');
    }
  };

  return (
    <form
      className={styles.form}
      method="post"
      action={address}
      aria-label={name}
      data-wants-react=""
      onSubmit={submit}
    >
      {children}
      <Button type="submit" busy={state === 'sending'}>
        {words.submit}
      </Button>
      <div>
        <input type="hidden" name="form" value={form} />
        <div aria-hidden="true">
          <VisuallyHidden>
            <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </VisuallyHidden>
        </div>
        <DeliveryStatus
          form={isConfirmedElsewhere ? undefined : form}
          state={state}
          words={words.delivery!}
        />
      </div>
    </form>
  );
}
