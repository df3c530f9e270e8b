import type CMS from '@sveltia/cms';
import { Component } from 'react';
import type { Props } from './CheckedField.tsx';
import { type Entry, languageOf, type Site, titleOf } from './site.ts';
import type { Translate } from './translate.ts';

const ELSEWHERE = 'https://';

/** Chooses a page by its name, or takes an address; made of the CMS's own fields, to look alike. */
export const linkField = ({ getFieldType }: typeof CMS, site: Site, translate: Translate) => {
  const Select = getFieldType('select')!.control!;
  const Text = getFieldType('string')!.control!;
  const first = site.languages[0]!;
  const labelOf = (page: string, language: string) =>
    site.headings[language]?.[page] ?? site.headings[first]?.[page] ?? translate(titleOf(page));
  /** Each time anew: somebody may just have made a page. */
  const optionsIn = (language: string) => [
    ...Object.keys(site.paths[first] ?? {}).map((value) => ({
      value,
      label: labelOf(value, language),
    })),
    { value: '#', label: translate('Nowhere yet') },
    { value: ELSEWHERE, label: translate('An address …') },
  ];
  return class LinkField extends Component<Props> {
    override render() {
      const value = `${this.props.value ?? ''}`;
      const entry: Entry | undefined = this.props.entry?.toJS();
      const options = optionsIn((entry && languageOf(entry, site)) ?? first);
      const isOurs =
        value !== ELSEWHERE && (value === '' || options.some((option) => option.value === value));
      const choice = { ...this.props, value: isOurs ? value : ELSEWHERE };
      return (
        <>
          <Select
            {...choice}
            field={{ widget: 'select', options, dropdown_threshold: 0 } as never}
          />
          {!isOurs && <Text {...this.props} field={{ widget: 'string', type: 'url' } as never} />}
        </>
      );
    }
  };
};
