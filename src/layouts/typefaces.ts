/** The two files that theme.css names first: browsers would ask for them only at the first layout. */
export const typefaces = Object.values(
  import.meta.glob<string>('#company/fonts/{display,text}.woff2', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
