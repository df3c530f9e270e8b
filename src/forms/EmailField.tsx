import { type SyntheticEvent, useState } from 'react';
import { Field } from '../ui/Field.tsx';
import { EMAIL_PATTERN, WRONG_EMAIL } from './rules.ts';

const isWrong = ({ validity }: HTMLInputElement) =>
  validity.typeMismatch || validity.patternMismatch;

/** Checked by the browser; a wrong format is said below the field in our words, an empty field in the browser's. */
export function EmailField({ label }: { label: string }) {
  const [wrong, setWrong] = useState(false);
  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setWrong(isWrong(currentTarget));
  const checkAgain = (event: SyntheticEvent<HTMLInputElement>) => wrong && check(event);

  const refuse = (event: SyntheticEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    check(event);
    if (!isWrong(input)) return;
    event.preventDefault();
    if (input.form?.querySelector('input:invalid, textarea:invalid') === input) input.focus();
  };

  return (
    <Field
      name="email"
      type="email"
      label={label}
      autoComplete="email"
      pattern={EMAIL_PATTERN}
      error={wrong ? WRONG_EMAIL : undefined}
      onBlur={check}
      onChange={checkAgain}
      onInvalid={refuse}
    />
  );
}
