import type { ReactNode } from 'react';
import { ConsoleForm } from './ConsoleForm.tsx';
import { DeliveringForm } from './DeliveringForm.tsx';
import type { ContactValues, FormName, NewsletterValues } from './rules.ts';

/** What a form that delivers says meanwhile. */
export type DeliveryWords = Record<'sending' | 'sent' | 'notSent' | 'retry' | 'address', string> & {
  unticked?: string;
};

export type FormWords = { withoutScripts: string; delivery?: DeliveryWords };

export type FormProps = {
  form: FormName;
  name: string;
  words: FormWords;
  read: (data: FormData) => ContactValues | NewsletterValues;
  children: ReactNode;
};

/** What both forms share. The build knows which one is meant, and leaves the other out of the scripts. */
export const FormLayout = import.meta.env.FORM_ENDPOINT ? DeliveringForm : ConsoleForm;
