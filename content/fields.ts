/**
 * The kinds of fields in content. What valibot finds becomes a sentence that follows the field's
 * name: what is wrong, and how to fix it. Only the build runs this; everything else imports types.
 */
import * as v from 'valibot';

type Sentence = (issue: v.BaseIssue<unknown>) => string;

function written(value: unknown) {
  if (value === undefined) return 'missing';
  return typeof value === 'string' ? `"${value}"` : Array.isArray(value) ? 'a list' : `${value}`;
}

/** In two forms: the second is for people who see a form instead of the files. */
const not =
  (expectation: string, fix: string, plainFix = fix) =>
  ({ input }: { input: unknown }) => {
    const said = `is ${written(input)}${input === undefined ? '' : `, which is ${expectation}`}.`;
    return `${said} ${fix}\0${input === '' ? 'is empty.' : said} ${plainFix}`;
  };

const instead =
  (fix: string) =>
  ({ input }: { input: unknown }) =>
    `is ${written(input)}. ${fix}`;

export function matching(pattern: RegExp, expectation: string, fix: string) {
  const sentence = not(expectation, fix);
  return v.pipe(v.string(sentence), v.regex(pattern, sentence));
}

export const text = v.pipe(
  v.string(not('no text', 'Write it.')),
  v.regex(/\S/, not('empty', 'Write it.')),
);

/** For the editor: what a field is called there, where its own name would not tell. */
export const called = <Of extends v.GenericSchema>(label: string, field: Of) =>
  v.pipe(field, v.title(label)) as unknown as Of;

/** For the editor: how a value is chosen there, where it is not typed. */
export const chosen = <Of extends v.GenericSchema>(
  by: 'page' | 'colour' | 'date' | 'portrait' | 'picture' | 'hidden',
  field: Of,
) => v.pipe(field, v.metadata({ by })) as unknown as Of;

/** What people, places and papers are called: the same in every language. */
export const ownName = v.pipe(text, v.metadata({ by: 'name' }));

/** Where empty has a meaning, such as the alternative text of a decorative picture. */
export const textOrEmpty = v.string(not('no text', "Write it, or '' for none."));

const noDate = not('no date', 'Write it as 2026-03-12.');
const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.slice(0, 10) === value;
export const date = chosen('date', v.pipe(v.string(noDate), v.check(isDay, noDate)));

/** A field that was a text in an earlier version. */
export const textOr = <Now extends v.GenericSchema>(now: Now) =>
  v.lazy((value) => (typeof value === 'string' ? text : now));

const noNumber = not('no number', 'Write a number without quotes.');
export const number = v.pipe(v.number(noNumber), v.finite(noNumber));

export const yesOrNo = v.boolean(not('neither yes nor no', 'Write true or false.'));

export const noPage = not(
  'no page of this site',
  "Take it from paths.ts, write a full address that starts with https://, or '#' for none yet.",
  'Choose a page, or write a full address that starts with https://.',
);
/** A page of the site, `#` while there is no target yet, or an address elsewhere. */
export const target = called(
  'Leads to',
  chosen(
    'page',
    v.pipe(v.string(noPage), v.regex(/^[/#]|^(https:\/\/|mailto:|tel:|sms:)./, noPage)),
  ),
);

const noAddress = not('no full address', 'Give a full address that starts with https://.');
export const webAddress = called(
  'Leads to',
  v.pipe(
    v.string(noAddress),
    v.check((value) => URL.canParse(value) && new URL(value).protocol === 'https:', noAddress),
  ),
);

export const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  v.picklist(names, not('not known', `Choose one of: ${names.join(', ')}.`));

export const list = <Item extends v.GenericSchema>(item: Item, atLeast = 1) =>
  v.pipe(
    v.array(item, instead('Write a list: [ … ].')),
    v.minLength(atLeast, `is empty. Write at least ${atLeast}.`),
    v.readonly(),
  );

/** A list for each entry of another list in the same file: both grow and shrink together. */
export const listsAlong = <Item extends v.GenericSchema>(along: string, item: Item) =>
  v.pipe(list(list(item, 0)), v.metadata({ along }));

export const pair = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.strictTuple([item, item], instead('Write two: [ …, … ].')), v.readonly());

const letters = (name: string) => [...name.toLowerCase()].sort().join('');

/** The name that was probably meant: another case, swapped letters, or one more or less. */
const meant = (wrong: string, names: string[]) =>
  names.find((name) => letters(name) === letters(wrong)) ??
  names.find((name) => wrong.startsWith(name) || name.startsWith(wrong));

/** Valibot accepts an array as an object, too. */
const record = (fields: v.ObjectEntries) =>
  v.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    instead(`Write { ${Object.keys(fields).join(', ') || '…'} }.`),
  );

/** Importers name each export, so even an optional one must be exported. */
const lacking =
  (fields: v.ObjectEntries): Sentence =>
  ({ path }) => {
    const name = String(path![0].key);
    return fields[name]?.type === 'undefinedable'
      ? `is not exported. Where there is none, write: export const ${name} = undefined;`
      : 'is missing. Write it.';
  };

/** Valibot's strict object names only the first unknown field, and suggests none. */
const noOthers = (fields: v.ObjectEntries) =>
  v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
    const input = dataset.value as Record<string, unknown>;
    const names = Object.keys(fields);
    const absent = names.filter((name) => !(name in input));
    for (const key of Object.keys(input).filter((name) => !(name in fields))) {
      const guess = meant(key, absent);
      addIssue({
        message: `is not known. ${guess ? `Did you mean ${guess}?` : `Known are: ${names.join(', ')}.`}`,
        path: [{ type: 'object', origin: 'key', input, key, value: input[key] }],
      });
    }
  });

type Values<Of extends v.ObjectEntries> = Readonly<v.InferOutput<v.ObjectSchema<Of, undefined>>>;

export function object<const Of extends v.ObjectEntries>(fields: Of) {
  const entries: v.ObjectEntries = fields;
  const shape = v.pipe(
    record(entries),
    v.looseObject(entries, lacking(entries)),
    noOthers(entries),
  );
  return shape as unknown as v.GenericSchema<unknown, Values<Of>>;
}

/** Other fields are allowed and must match `rest`. */
export const objectAnd = <const Of extends v.ObjectEntries, Rest extends v.GenericSchema>(
  fields: Of,
  rest: Rest,
) => v.pipe(record(fields), v.objectWithRest(fields, rest, lacking(fields)), v.readonly());

export const anyTexts: v.GenericSchema = v.lazy((value) => {
  if (Array.isArray(value)) return v.array(anyTexts);
  if (typeof value === 'object' && value !== null) return v.record(v.string(), anyTexts);
  return typeof value === 'string' ? text : v.unknown();
});

/** `plain` is said to people who see a form instead of the files. */
export type Finding = { field: string; said: string; plain: string; isOfCount?: boolean };

export function findingOf(text: string): Finding {
  const [field = '', said = '', plain = said] = text.split('\0');
  return { field, said, plain };
}

/** Each field that is not as its shape wants it. */
export const problemsOf = (shape: v.GenericSchema, value: unknown) =>
  (v.safeParse(shape, value).issues ?? []).map((issue) =>
    findingOf(`${(v.getDotPath(issue) ?? '').replace(/\.(\d+)/g, '[$1]')}\0${issue.message}`),
  );
