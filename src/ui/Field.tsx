import { type InputHTMLAttributes, type Ref, useId } from 'react';
import * as styles from './Field.module.css';
import { Icon } from './Icon.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'width'>;
type Props = Native & {
  ref?: Ref<HTMLInputElement>;
  name: string;
  label: string;
  error?: string | undefined;
  width?: 'half' | 'full';
  multiline?: boolean;
};

/** A labelled field. The space for its error is always reserved, so that nothing moves. */
export function Field(props: Props) {
  const {
    name,
    label,
    error,
    width = 'full',
    multiline = false,
    required = true,
    ...native
  } = props;
  const id = useId();
  const errorId = `${id}error`;
  const control = {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div className={styles.field} data-width={width}>
      <label htmlFor={id}>{label}</label>
      {multiline ? <textarea rows={6} {...control} /> : <input {...native} {...control} />}
      <div role="alert">
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

export function Checkbox({ name, label }: { name: string; label: string }) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" name={name} />
      <span>{label}</span>
    </label>
  );
}
