import type { InputHTMLAttributes, SyntheticEvent } from 'react';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'width'
> & {
  multiline?: boolean;
  /** Makes the element a select. Its first entry is `placeholder`, which has no value. */
  choices?: { placeholder: string; options: readonly string[] } | undefined;
};

type Props = Native & {
  /** The attributes that all three elements take. */
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
      <option value="">{choices.placeholder}</option>
      {choices.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
