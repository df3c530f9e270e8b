import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './DeliveryStatus.module.css';
import type { DeliveryWords } from './form-props.ts';

export type State = 'idle' | 'sending' | 'sent' | 'unticked' | 'notSent';

type Props = { form: string; state: State; words: DeliveryWords };

/**
 * Both live regions are there from the start: screen readers announce what changes in one, not one that comes. After
 * a post without scripts the inbox leads back to `#contact-sent`, and the address shows the words.
 */
export function DeliveryStatus({ form, state, words }: Props) {
  const isSaid = state === 'sending' || state === 'sent' || state === 'unticked';
  return (
    <div className={styles.status}>
      {state === 'idle' && (
        <>
          <p id={`${form}-sent`}>{words.sent}</p>
          {words.unticked && <p id={`${form}-unticked`}>{words.unticked}</p>}
        </>
      )}
      <div role="status">{isSaid && words[state]}</div>
      <div role="alert">
        {state === 'notSent' && (
          <>
            <Icon name="alert" />
            <span>
              {words.notSent} <a href={`mailto:${words.address}`}>{words.address}</a>.
            </span>
            <Button type="submit" variant="quiet" arrow={false}>
              {words.retry}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
