import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../ui/Field.tsx';
import { EMAIL_PATTERN } from './rules.ts';

const isWrong = ({ validity }: HTMLInputElement) =>
  validity.typeMismatch || validity.patternMismatch;

/** Checked by the browser; a wrong format is said below the field in our words, an empty field in the browser's. */
export function EmailField({ label, wrongEmail }: Record<'label' | 'wrongEmail', string>) {
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);

  // The field may have been filled in and left before React was there.
  useEffect(() => {
    const field = input.current!;
    if (field.value && field !== document.activeElement) setWrong(isWrong(field));
  }, []);

  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setWrong(isWrong(currentTarget));
  const checkAgain = (event: SyntheticEvent<HTMLInputElement>) => wrong && check(event);

  const refuse = (event: SyntheticEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    check(event);
    if (!isWrong(field)) return;
    event.preventDefault();
    if (field.form?.querySelector('input:invalid, textarea:invalid') === field) field.focus();
  };

  return (
    <Field
      ref={input}
      name="email"
      type="email"
      label={label}
      autoComplete="email"
      pattern={EMAIL_PATTERN}
      error={wrong ? wrongEmail : undefined}
      onBlur={check}
      onChange={checkAgain}
      onInvalid={refuse}
    />
  );
}
