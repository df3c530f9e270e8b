import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useState } from 'react';
import * as styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { type Control, Input, type Native } from './Input.tsx';

type Props = Native & {
  name: string;
  label: string;
  /** The message for a value in a wrong format. Without it the browser shows its own. */
  formatMessage?: string | undefined;
  width?: 'half' | 'full';
};

/** `refused` is the server's answer; its message is the element's custom validity. */
type Fault = '' | 'missing' | 'format' | 'refused';

function faultOf({ validity }: Control): Fault {
  if (validity.valueMissing) return 'missing';
  if (validity.customError) return 'refused';
  return validity.valid ? '' : 'format';
}

/** Removes the blanks around a line. A longer text keeps them, unless it has nothing else. */
function trim(element: Control) {
  const trimmed = element.value.trim();
  const keepsBlanks = trimmed && element.type === 'textarea';
  if (!keepsBlanks && trimmed !== element.value) element.value = trimmed;
}

/** A labelled field, validated by the browser. It is `aria-invalid` while its fault is shown. */
export function Field(props: Props) {
  const { name, label, formatMessage, width = 'full', required = true, ...native } = props;
  const id = useId();
  const errorId = `${id}error`;
  const [shownFault, setShownFault] = useState<Fault>('');
  const [refusal, setRefusal] = useState('');
  /** The browser shows its own message for any other fault. */
  const messages: { [fault in Fault]?: string | undefined } = {
    format: formatMessage,
    refused: refusal,
  };
  const error = messages[shownFault];
  const hasOurMessage = (fault: Fault) =>
    fault === 'refused' || (fault === 'format' && formatMessage !== undefined);

  const trimAndCheck = (element: Control) => {
    trim(element);
    const fault = faultOf(element);
    setShownFault((shown) => (hasOurMessage(fault) || shown === fault ? fault : ''));
  };

  // The visitor may have filled in the field before hydration, and left it.
  useEffect(() => {
    const element = document.getElementById(id) as Control;
    if (element.value && element !== document.activeElement) trimAndCheck(element);
  }, []);

  const handleChange = ({ currentTarget }: SyntheticEvent<Control>) => {
    currentTarget.setCustomValidity('');
    if (shownFault !== faultOf(currentTarget)) setShownFault('');
  };

  const handleInvalid = (event: SyntheticEvent<Control>) => {
    const element = event.currentTarget;
    const fault = faultOf(element);
    // The browser shows a message at the first invalid field, and we show ours at every field.
    const isFirst = element.form?.querySelector(':is(input, textarea, select):invalid') === element;
    setShownFault(hasOurMessage(fault) || isFirst ? fault : '');
    setRefusal(element.validationMessage);
    if (!hasOurMessage(fault)) return;
    event.preventDefault();
    if (isFirst) element.focus();
  };

  const control = {
    id,
    name,
    required,
    // Firefox reports every empty required field as invalid unless told otherwise.
    'aria-invalid': shownFault !== '',
    'aria-describedby': error ? errorId : undefined,
    onBlur: ({ currentTarget }: SyntheticEvent<Control>) => trimAndCheck(currentTarget),
    // Enter submits without leaving the field.
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<Control>) => {
      if (key === 'Enter' && currentTarget.type !== 'textarea') trim(currentTarget);
    },
    onChange: handleChange,
    onInvalid: handleInvalid,
  };
  return (
    <div className={styles.field} data-width={width}>
      <label htmlFor={id}>{label}</label>
      <Input control={control} {...native} />
      <div role="alert" aria-live="assertive">
        {error && (
          <p id={errorId}>
            <Icon name="alert" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
