import type { InputHTMLAttributes, SyntheticEvent } from 'react';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'width'
> & {
  multiline?: boolean;
  /** What to choose from. The first entry has no value, and the label `empty`. */
  choices?: { empty: string; all: readonly string[] } | undefined;
};

type Props = Native & {
  /** What every element takes. */
  control: Pick<
    InputHTMLAttributes<Control>,
    'id' | 'name' | 'required' | 'onBlur' | 'onKeyDown' | 'onInvalid' | 'aria-describedby'
  > & { 'aria-invalid': boolean; onChange: (event: SyntheticEvent<Control>) => void };
};

/** The element that visitors type into, or choose from. */
export function Input({ control, multiline, choices, maxLength, ...native }: Props) {
  if (multiline) return <textarea rows={6} maxLength={maxLength} {...control} />;
  if (!choices) return <input {...native} maxLength={maxLength} {...control} />;
  return (
    <select {...control}>
      <option value="">{choices.empty}</option>
      {choices.all.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}
