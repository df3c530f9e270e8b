import type { ReactNode } from 'react';
import type { ContactValues, FormName, NewsletterValues } from './rules.ts';

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
  read: (data: FormData) => ContactValues | NewsletterValues;
  children: ReactNode;
};
