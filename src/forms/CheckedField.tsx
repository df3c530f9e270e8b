import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../ui/Field.tsx';

/** `wrong` is the message for a value that does not match. */
type Props = ComponentProps<typeof Field> & { pattern: string; wrong: string };

const isWrong = ({ validity }: HTMLInputElement) =>
  validity.typeMismatch || validity.patternMismatch;

/** Checked by the browser. A wrong format has our own message, an empty field the browser's. */
export function CheckedField({ wrong, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isSaid, setSaid] = useState(false);

  // The field may have been filled in and left before hydration.
  useEffect(() => {
    const element = input.current!;
    if (element.value && element !== document.activeElement) setSaid(isWrong(element));
  }, []);

  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setSaid(isWrong(currentTarget));
  const checkAgain = (event: SyntheticEvent<HTMLInputElement>) => isSaid && check(event);

  const refuse = (event: SyntheticEvent<HTMLInputElement>) => {
    const element = event.currentTarget;
    check(event);
    if (!isWrong(element)) return;
    event.preventDefault();
    if (element.form?.querySelector('input:invalid, textarea:invalid') === element) element.focus();
  };

  return (
    <Field
      {...field}
      ref={input}
      error={isSaid ? wrong : undefined}
      onBlur={check}
      onChange={checkAgain}
      onInvalid={refuse}
    />
  );
}
