import type { InputHTMLAttributes, SyntheticEvent } from 'react';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'width'
> & {
  multiline?: boolean;
  /** To choose one from. The first entry is empty, and says so. */
  choices?: { empty: string; all: readonly string[] } | undefined;
};

type Props = Native & {
  /** What is the same whichever element it becomes. */
  control: Pick<
    InputHTMLAttributes<Control>,
    'id' | 'name' | 'required' | 'onBlur' | 'onKeyDown' | 'onInvalid' | 'aria-describedby'
  > & { 'aria-invalid': boolean; onChange: (event: SyntheticEvent<Control>) => void };
};

/** What visitors type into, or choose from. */
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
