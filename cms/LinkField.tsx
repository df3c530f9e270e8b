import type CMS from '@sveltia/cms';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import type { Translate } from './translate.ts';

type Props = CustomFieldControlProps & { value?: string };

const ELSEWHERE = 'https://';

/** A page by its name, or an address: of the CMS's own fields, which look and speak as all others. */
export const linkField = (
  { getFieldType }: typeof CMS,
  pages: [name: string, label: string][],
  translate: Translate,
) => {
  const Select = getFieldType('select')!.control!;
  const Text = getFieldType('string')!.control!;
  const options = [
    ...pages.map(([value, label]) => ({ value, label: translate(label) })),
    { value: '#', label: translate('Nowhere yet') },
    { value: ELSEWHERE, label: translate('An address …') },
  ];
  return class LinkField extends Component<Props> {
    override render() {
      const { value = '' } = this.props;
      const isOurs = value === '' || options.some((option) => option.value === value);
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
