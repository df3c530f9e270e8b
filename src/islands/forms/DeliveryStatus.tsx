import { useEffect, useRef } from 'react';
import type { Labels } from '../../content/labels.ts';
import type { Link } from '../../content/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { MailText } from '../../ui/ContactLinks.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LineArt } from '../../ui/LineArt.tsx';
import * as styles from './DeliveryStatus.module.css';

export type State = 'idle' | 'sending' | 'sent' | 'unticked' | 'notSent';

/** The texts and settings of a form that delivers. */
export type Delivery = Omit<Labels['delivery'], 'service' | 'received'> & {
  sent: string;
  unticked?: string;
  privacy: string;
  /** The e-mail address to write to if the form cannot be sent. */
  address: string;
  policy?: Link | undefined;
  /** The language of the server's answers; empty for the default one. */
  language: string;
};

type OutcomeProps = { form: string; delivery: Delivery };

/** Without scripts, our server redirects to an address such as `#contact-sent`; `:target` shows it. */
export const Outcome = ({ form, delivery }: OutcomeProps) =>
  (['sent', 'unticked'] as const).map(
    (state) =>
      delivery[state] && (
        <p key={state} id={`${form}-${state}`} className={styles.outcome}>
          {delivery[state]}
        </p>
      ),
  );

/** `hidesFields`: the confirmation takes the place of the fields. */
type Props = { state: State; hidesFields: boolean; delivery: Delivery };

/**
 * Both live regions exist from the start, because screen readers announce changes inside a region,
 * not a new one. Without scripts, OpenRoles.tsx shows the outcome of an application.
 */
export function DeliveryStatus({ state, hidesFields, delivery }: Props) {
  const status = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);
  const isAnnounced =
    state === 'sending' || (state === 'sent' && !hidesFields) || state === 'unticked';

  useEffect(() => {
    if (state !== 'idle') status.current!.scrollIntoView({ block: 'nearest' });
    confirmation.current?.focus(); // the button that had the focus is gone
  }, [state]);

  return (
    <div ref={status} className={styles.status} data-state={state}>
      {/* The bump travels while the form is sent, settles on success, and stays on failure. */}
      {state !== 'idle' && (
        <LineArt viewBox="0 0 600 40">
          <path d="M-600 20H268c3 0 6-13 10-13s6 4 10 7 12 6 44 6H1200" />
        </LineArt>
      )}
      {hidesFields && (
        <p ref={confirmation} tabIndex={-1}>
          {delivery.sent}
        </p>
      )}
      <div aria-live="polite">{isAnnounced && delivery[state]}</div>
      <div role="alert" aria-live="assertive">
        {/* A single element: of several that appear at once, Orca reads only the last. */}
        {state === 'notSent' && (
          <p>
            <Icon name="alert" />
            <span>
              <MailText text={delivery.notSent} email={delivery.address} />
            </span>
          </p>
        )}
      </div>
      {state === 'notSent' && (
        <Button type="submit" variant="quiet">
          {delivery.retry}
        </Button>
      )}
    </div>
  );
}
