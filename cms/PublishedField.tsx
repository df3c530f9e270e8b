import { Component } from 'react';
import type { Props } from './CheckedField.tsx';
import type { Translate } from './translate.ts';

/**
 * Whether visitors see an entry, chosen in the first language. Two radio buttons, because the CMS's
 * switch would be off where the file says nothing, although the entry is published then.
 */
export const publishedField = (first: string, translate: Translate) =>
  class PublishedField extends Component<Props> {
    override render() {
      const { value, forID, entry, onChange } = this.props;
      const choice = (isPublished: boolean, label: string) => (
        <label>
          <input
            type="radio"
            name={forID}
            checked={(value !== false) === isPublished}
            onChange={() => onChange(isPublished)}
          />
          {label}
        </label>
      );
      return (
        <fieldset className="choices" disabled={Boolean(entry?.hasIn(['i18n', first]))}>
          {choice(true, translate('Published'))}
          {choice(false, translate('Only a preview shows it'))}
        </fieldset>
      );
    }
  };
