import type { ContactValues, NewsletterValues } from '../rules.ts';

/** Where the values of a form go. */
export type Deliver = (values: ContactValues | NewsletterValues) => void;
