/** Where people work, for the roles of both languages. */
export const santiago = {
  name: 'Quilicura, Santiago',
  locality: 'Quilicura',
  region: 'Región Metropolitana',
  country: 'CL',
} as const;

export const puertoMontt = {
  name: 'Puerto Montt, Los Lagos',
  locality: 'Puerto Montt',
  region: 'Región de Los Lagos',
  country: 'CL',
} as const;

/** An invented amount, the same in every language. */
export const driverPay = {
  from: 1_111_000,
  to: 1_222_000,
  currency: 'CLP',
  per: 'month',
} as const;
