import intent from './intent.ts';

/** Where Astro's island runtime looks for `client:intent`. It must be there before the runtime. */
Object.assign(window, { Astro: { intent } });
