import type { Values } from '../rules.ts';

/** The port: where the values of a form go. What delivers over the network keeps its promise once they have arrived. */
export type Deliver = (values: Values) => void | Promise<void>;
