import type { ContactValues, NewsletterValues } from '../rules.ts';

/** The port: where the values of a form go. What delivers over the network keeps its promise once they have arrived. */
export type Deliver = (values: ContactValues | NewsletterValues) => void | Promise<void>;
