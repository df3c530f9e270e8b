/** Replaces `{name}` by its value. A placeholder without a value stays for whoever shows it. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
