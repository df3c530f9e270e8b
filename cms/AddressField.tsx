import type CMS from '@sveltia/cms';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import type { Translate } from './translate.ts';

/** The paths of pages, by their names, by language. */
export type Paths = Record<string, Record<string, string>>;

/** The address of a page, which no other page of the site may have. */
export const addressField = ({ getFieldType }: typeof CMS, paths: Paths, translate: Translate) => {
  const Text = getFieldType('string')!.control!;
  return class AddressField extends Component<CustomFieldControlProps> {
    /** Called by the CMS. */
    isValid(path: string) {
      const { entry, field } = this.props;
      const [pattern, mistake] = field.toJS().pattern as [string, string];
      if (!new RegExp(pattern).test(path)) return { error: { message: mistake } };
      const [, own] = /([^/]+)\.\w+$/.exec(entry?.get('path') ?? '') ?? [];
      const isTaken = Object.values(paths)
        .flatMap((pages) => Object.entries(pages))
        .some(([page, other]) => page !== own && other === path);
      if (!isTaken) return true;
      const message = translate('Another page is at {path}. Give each its own address.', { path });
      return { error: { message } };
    }

    override render() {
      return <Text {...this.props} field={{ widget: 'string' } as never} />;
    }
  };
};
