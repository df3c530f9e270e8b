import { Component } from 'react';
import { NETWORKS, SERVICE_ICONS } from '../src/content/icons.ts';
import type { Props } from './CheckedField.tsx';
import type { Translate } from './translate.ts';

type Option = { value: string; label: string };

/** Networks on a grid of 24 px, services on one of 48. */
const DRAWINGS = Object.fromEntries([
  ...Object.entries(NETWORKS).map(([name, { shape }]) => [name, { grid: 24, shape }]),
  ...Object.entries(SERVICE_ICONS).map(([name, { shape, accent }]) => [
    name,
    { grid: 48, shape: shape + accent },
  ]),
]);

/** A choice among drawings, made in the first language and shared by the others. */
export const iconField = (first: string, translate: Translate) =>
  class IconField extends Component<Props> {
    override render() {
      const { field, value = '', forID, entry, onChange } = this.props;
      const options: Option[] = Object(field.get('options')).toJS();
      if (field.get('required') === false) options.push({ value: '', label: translate('Another') });
      return (
        <fieldset className="icons" disabled={Boolean(entry?.hasIn(['i18n', first]))}>
          {options.map(({ value: name, label }) => (
            <label key={name}>
              <input
                type="radio"
                name={forID}
                checked={value === name}
                onChange={() => onChange(name)}
              />
              {name && (
                <svg viewBox={`0 0 ${DRAWINGS[name].grid} ${DRAWINGS[name].grid}`} aria-hidden>
                  <path d={DRAWINGS[name].shape} />
                </svg>
              )}
              {label}
            </label>
          ))}
        </fieldset>
      );
    }
  };
