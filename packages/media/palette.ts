/** The colours of the brand that pictures carry (the site's own are in src/styles/tokens.css). */
export const palette = {
  white: '#ffffff',
  polar950: '#071426',
  polar900: '#0a1b33',
  ice200: '#c6d8eb',
  dawn400: '#f4ae64',
  dawn600: '#c9711b',
} as const;
