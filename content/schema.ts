/**
 * What content must be, written once: a check for the build, which never looks at types, and
 * through `Infer` a type for the compiler. Only the build runs it; everything else imports types.
 */
export type Problem = { field: string; what: string; mend: string };

/** Whether a link leads somewhere. Known once the paths have been read. */
export type IsTarget = (href: string) => boolean;

export type Schema<Value> = {
  problems: (value: unknown, field: string, isTarget: IsTarget) => Problem[];
  /** Set where the field may be left out. */
  optional?: true;
  /** For the compiler alone. */
  value?: Value;
};

export type Infer<Of> = Of extends Schema<infer Value> ? Value : never;

type Fields = Record<string, Schema<unknown>>;
type OptionalName<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends { optional: true } ? Name : never;
}[keyof Of];
type Values<Of extends Fields> = {
  readonly [Name in Exclude<keyof Of, OptionalName<Of>>]: Infer<Of[Name]>;
} & { readonly [Name in OptionalName<Of>]?: Infer<Of[Name]> | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: unknown) =>
  typeof value === 'string' ? `"${value}"` : value === undefined ? 'missing' : `${value}`;

function leaf<Value>(
  accepts: (value: unknown, isTarget: IsTarget) => boolean,
  expectation: string,
  mend: string,
): Schema<Value> {
  return {
    problems: (value, field, isTarget) => {
      if (accepts(value, isTarget)) return [];
      if (value === undefined) return [{ field, what: 'is missing', mend }];
      return [{ field, what: `is ${written(value)}, which is ${expectation}`, mend }];
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const matching = (pattern: RegExp, expectation: string, mend: string) =>
  leaf<string>((value) => isText(value) && pattern.test(value), expectation, mend);

export const text = matching(/\S/, 'empty', 'Write it.');

/** Where empty says something of its own, as no alternative text does of a decorative picture. */
export const textOrEmpty = leaf<string>(isText, 'no text', "Write it, or '' for none.");

export const number = leaf<number>(
  (value) => typeof value === 'number' && Number.isFinite(value),
  'no number',
  'Write a number without quotes.',
);

export const yesOrNo = leaf<boolean>(
  (value) => typeof value === 'boolean',
  'neither yes nor no',
  'Write true or false.',
);

/** A page of the site, `#` while there is no target yet, or something outside of the site. */
export const target = leaf<string>(
  (value, isTarget) =>
    isText(value) && (isTarget(value) || /^#|^(https:\/\/|mailto:|tel:|sms:)./.test(value)),
  'no page of this site',
  "Take it from paths.ts, write a full address that starts with https://, or '#' for none yet.",
);

export const webAddress = leaf<string>(
  (value) => isText(value) && URL.canParse(value) && new URL(value).protocol === 'https:',
  'no full address',
  'Give a full address that starts with https://.',
);

export const oneOf = <const Value extends string>(...values: Value[]) =>
  leaf<Value>(
    (value) => values.includes(value as Value),
    'not known',
    `Choose one of: ${values.join(', ')}.`,
  );

export const list = <Value>(item: Schema<Value>, atLeast = 1): Schema<readonly Value[]> => ({
  problems: (value, field, isTarget) => {
    if (!Array.isArray(value))
      return [{ field, what: `is ${written(value)}`, mend: 'Write a list: [ … ].' }];
    if (value.length < atLeast)
      return [{ field, what: 'is empty', mend: `Write at least ${atLeast}.` }];
    return value.flatMap((entry, index) => item.problems(entry, `${field}[${index}]`, isTarget));
  },
});

/** Exactly two. */
export function pair<Value>(item: Schema<Value>) {
  const problems: Schema<unknown>['problems'] = (value, field, isTarget) => [
    ...list(item).problems(value, field, isTarget),
    ...(Array.isArray(value) && value.length !== 2
      ? [{ field, what: `has ${value.length} entries`, mend: 'Write two.' }]
      : []),
  ];
  return { problems } as Schema<readonly [Value, Value]>;
}

export function optional<Value>(schema: Schema<Value>) {
  return {
    problems: (value: unknown, field: string, isTarget: IsTarget) =>
      value === undefined ? [] : schema.problems(value, field, isTarget),
    optional: true,
  } as Schema<Value | undefined> & { optional: true };
}

/** Everything in it is text, at any depth. */
export const texts: Schema<unknown> = {
  problems: (value, field, isTarget) => {
    if (Array.isArray(value)) return list(texts, 0).problems(value, field, isTarget);
    if (!isRecord(value))
      return typeof value === 'string' ? text.problems(value, field, isTarget) : [];
    return Object.entries(value).flatMap(([name, entry]) =>
      texts.problems(entry, within(field, name), isTarget),
    );
  },
};

const within = (field: string, name: string) => (field ? `${field}.${name}` : name);

const letters = (name: string) => [...name.toLowerCase()].sort().join('');

/** The name that was most likely meant: another case, swapped letters, or one more or less. */
const meant = (wrong: string, names: string[]) =>
  names.find((name) => letters(name) === letters(wrong)) ??
  names.find((name) => wrong.startsWith(name) || name.startsWith(wrong));

/** With `more`, other fields are welcome and must fit it. */
export function object<const Of extends Fields>(fields: Of, more?: Schema<unknown>) {
  const names = Object.keys(fields);
  const problems: Schema<unknown>['problems'] = (value, field, isTarget) => {
    if (!isRecord(value))
      return [{ field, what: `is ${written(value)}`, mend: `Write { ${names.join(', ')} }.` }];
    const missing = names.filter((name) => value[name] === undefined && !fields[name]!.optional);
    const extra = Object.keys(value).filter((name) => !(name in fields));
    const present = names.filter((name) => value[name] !== undefined);
    return [
      ...present.flatMap((name) =>
        fields[name]!.problems(value[name], within(field, name), isTarget),
      ),
      ...extra.flatMap((name): Problem[] => {
        if (more) return more.problems(value[name], within(field, name), isTarget);
        const guess = meant(name, missing);
        return [
          {
            field: within(field, name),
            what: 'is not known',
            mend: guess ? `Did you mean ${guess}?` : `Known are: ${names.join(', ')}.`,
          },
        ];
      }),
      ...missing.map((name) => ({
        field: within(field, name),
        what: 'is missing',
        mend: 'Write it.',
      })),
    ];
  };
  return { problems } as Schema<Values<Of>>;
}

/**
 * What a module exports. Others import each part by its name, so one that may be left out is still
 * exported, as undefined.
 */
export function exported<const Of extends Fields>(fields: Of) {
  const { problems } = object(fields);
  const optionals = Object.keys(fields).filter((name) => fields[name]!.optional);
  return {
    problems: (value, field, isTarget) => [
      ...problems(value, field, isTarget),
      ...optionals
        .filter((name) => isRecord(value) && !(name in value))
        .map((name) => ({
          field: name,
          what: 'is not exported',
          mend: `Where there is none, write: export const ${name} = undefined;`,
        })),
    ],
  } as Schema<Values<Of>>;
}
