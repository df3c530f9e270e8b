/** Replaces `{name}` by its value. What has no value stays, for whoever shows the sentence. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
