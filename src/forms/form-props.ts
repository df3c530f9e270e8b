import type { ReactNode } from 'react';
import type { FormName } from './rules.ts';

/** What a form that delivers says meanwhile. */
export type DeliveryWords = Record<'sending' | 'sent' | 'notSent' | 'retry' | 'address', string> & {
  unticked?: string;
  /** Which language the inbox answers in, where there is more than one. */
  language?: string | undefined;
};

export type FormWords = {
  submit: string;
  withoutScripts: string;
  delivery?: DeliveryWords | undefined;
};

export type FormProps = {
  form: FormName;
  name: string;
  words: FormWords;
  /** Where the page itself says after a post without scripts that it has arrived. */
  isConfirmedElsewhere?: boolean;
  children: ReactNode;
};
