import { Component } from 'react';

type Props = { value?: string; forID: string; onChange: (value: string) => void };

const ELSEWHERE = 'https://';

export const linkField = (pages: [name: string, label: string][]) =>
  class LinkField extends Component<Props> {
    override render() {
      const { value = '', forID, onChange } = this.props;
      const options = [['', 'Choose where it leads'], ...pages, ['#', 'Nowhere yet']];
      const isOurs = options.some(([name]) => name === value);
      return (
        <div className="link-field">
          <select
            id={forID}
            aria-labelledby={`${forID}-label`}
            value={isOurs ? value : ELSEWHERE}
            onChange={({ target }) => onChange(target.value)}
          >
            {[...options, [ELSEWHERE, 'An address …']].map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
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
