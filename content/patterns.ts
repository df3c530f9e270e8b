/** The code of a language, which is also the name of its folder: `en`, `pt-BR`. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Whether a value matches the whole of a pattern that is written as an HTML `pattern` is. */
export const isWhole = (pattern: string, value: string) =>
  new RegExp(`^(?:${pattern})$`, 'v').test(value);

/**
 * Letters, digits and . _ % + - before the @, then a domain, then a dot and at least two letters.
 * Means the same as an HTML `pattern` (which adds the anchors and the v flag) and as a regular
 * expression.
 */
export const EMAIL_PATTERN = '[A-Za-z0-9._%+\\-]+@[A-Za-z0-9.\\-]+\\.[A-Za-z]{2,}';

export const isEmail = (value: string) => isWhole(EMAIL_PATTERN, value);
