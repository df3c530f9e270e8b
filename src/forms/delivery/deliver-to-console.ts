import type { Deliver } from './deliver.ts';

/** The site's default: nothing leaves the browser. */
export const deliverToConsole: Deliver = (values) => console.log(values);
