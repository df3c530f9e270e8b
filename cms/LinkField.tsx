import type CMS from '@sveltia/cms';
import { Component } from 'react';
import type { Props } from './CheckedField.tsx';
import { type Site, titleOf } from './site.ts';
import type { Translate } from './translate.ts';

const ELSEWHERE = 'https://';

/** A page by its name, or an address: of the CMS's own fields, which look and speak as all others. */
export const linkField = (
  { getFieldType }: typeof CMS,
  { paths, languages }: Site,
  translate: Translate,
) => {
  const Select = getFieldType('select')!.control!;
  const Text = getFieldType('string')!.control!;
  /** Each time anew: somebody may just have made a page. */
  const optionsNow = () => [
    ...Object.keys(paths[languages[0]!] ?? {}).map((value) => ({
      value,
      label: translate(titleOf(value)),
    })),
    { value: '#', label: translate('Nowhere yet') },
    { value: ELSEWHERE, label: translate('An address …') },
  ];
  return class LinkField extends Component<Props> {
    override render() {
      const value = `${this.props.value ?? ''}`;
      const options = optionsNow();
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
