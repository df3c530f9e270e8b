import { Component } from 'react';

export type Target = { value: string; label: string };
type Props = {
  value?: string;
  field: { get(name: string): string };
  forID: string;
  onChange: (value: string) => void;
};

const ELSEWHERE = 'https://';

/** Where a link leads: a page of ours by its name, or an address. */
export const linkField = (targets: Target[]) =>
  class LinkField extends Component<Props> {
    /** The CMS asks before it saves. */
    isValid = (value = '') => {
      const { field } = this.props;
      const isRight = new RegExp(field.get('shape')).test(value) && value !== ELSEWHERE;
      return isRight || { error: { message: field.get('mistake') } };
    };

    override render() {
      const { value = '', forID, onChange } = this.props;
      const isOurs = ['', '#', ...targets.map(({ value }) => value)].includes(value);
      return (
        <div className="link-field">
          <select
            id={forID}
            aria-labelledby={`${forID}-label`}
            value={isOurs ? value : ELSEWHERE}
            onChange={({ target }) => onChange(target.value)}
          >
            <option value="">Choose where it leads</option>
            {targets.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value="#">Nowhere yet</option>
            <option value={ELSEWHERE}>An address …</option>
          </select>
          {!isOurs && (
            <input
              aria-label="Address"
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </div>
      );
    }
  };
