/** The configuration of the CMS. Its forms are made from what src/content/schema.ts wants. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, parse as parsePath } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { COMPANY, company, languages } from '../src/content/company.ts';
import { FOLDERS, type Name, PAGES, schemas } from '../src/content/schema.ts';
import type { Settings } from '../src/settings.ts';

/** What `z.toJSONSchema` makes of ours: its own words, and those of our `.meta()`. */
type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  enum?: string[];
  const?: string;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  oneOf?: Schema[];
  label?: string;
  hint?: string;
  singular?: string;
  icon?: string;
  same?: boolean;
  widget?: string;
  mistake?: string;
};
type Field = { name: string; widget?: string; fields?: Field[]; types?: Field[]; field?: Field };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** `firstName` as First name. */
const spoken = (name: string) =>
  capital(
    name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[-_]/g, ' '),
  );

/** Where pictures are, seen from a file. Sveltia writes their names so into it. */
const picturesFrom = (depth: number) => ({
  media_folder: `/${COMPANY}/pictures`,
  public_folder: `${'../'.repeat(depth)}pictures`,
});

/** A closed entry of a list is called by its first words. */
function summaryOf({ properties = {} }: Schema) {
  const name = Object.keys(properties).find((key) =>
    /^(heading|label|name|term|text|temperature|band|at|from|network|scheme)$/.test(key),
  );
  return name && { summary: `{{${name} | truncate(60)}}` };
}

/** A form for each file of a kind, in every language beside each other. */
function fieldsOf({ properties = {}, required = [] }: Schema, depth: number): Field[] {
  return Object.entries(properties)
    .filter(([, field]) => field.const === undefined)
    .map(([name, field]) => fieldOf(name, field, required.includes(name), depth));
}

function listOf(schema: Schema, label: string, depth: number) {
  const singular = schema.singular ?? label.replace(/s$/, '').toLowerCase();
  const { prefixItems, items = prefixItems?.[0] ?? {}, minItems: min, maxItems: max } = schema;
  const isFixed = { allow_add: false, allow_remove: false, allow_reorder: false };
  const list = { widget: 'list', collapsed: true, min, max, ...(prefixItems && isFixed) };
  const common = { ...list, label_singular: singular };
  // The same entries in every language, each with its own words.
  if (items.oneOf)
    return {
      ...common,
      i18n: 'duplicate',
      types: items.oneOf.map((one) => ({
        name: one.properties!.type!.const!,
        label: one.label,
        hint: one.hint,
        ...summaryOf(one),
        fields: fieldsOf(one, depth),
      })),
    };
  const entry = prefixItems?.[0] ?? items;
  return entry.properties
    ? { ...common, i18n: 'duplicate', ...summaryOf(entry), fields: fieldsOf(entry, depth) }
    : { ...common, field: fieldOf('entry', { label: capital(singular), ...entry }, true, depth) };
}

function fieldOf(name: string, schema: Schema, isRequired: boolean, depth: number): Field {
  const { label = spoken(name), hint, same, widget, pattern, format, type, mistake } = schema;
  const i18n = same ? 'duplicate' : true;
  const required = isRequired && schema.default === undefined;
  const field = { name, label, hint, i18n, required };
  if (widget === 'hidden') return { name, widget, ...{ i18n } };
  if (widget === 'image') return { ...field, widget, ...picturesFrom(depth), choose_url: false };
  if (widget === 'link') return { ...field, widget, shape: pattern, mistake } as Field;
  if (schema.enum)
    return {
      ...field,
      widget: 'select',
      options: schema.enum.map((value) => ({ value, label: spoken(value.toLowerCase()) })),
    } as Field;
  if (type === 'boolean') return { ...field, widget: 'boolean' };
  if (type === 'number') return { ...field, widget: 'number', value_type: 'float' } as Field;
  if (format === 'date')
    return { ...field, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as Field;
  if (type === 'object')
    return {
      ...field,
      i18n: true,
      widget: 'object',
      collapsed: 'auto',
      fields: fieldsOf(schema, depth),
    } as Field;
  // A list that may be empty is there nevertheless.
  if (type === 'array')
    return {
      ...field,
      required: required && Boolean(schema.minItems),
      ...listOf(schema, label, depth),
    };
  return {
    ...field,
    widget: widget ?? 'string',
    ...(pattern && { pattern: [pattern, mistake] }),
  } as Field;
}

const { mails, company: facts, frame, trip, ...pages } = schemas(() => z.string());
const schemaOf = (name: Name) =>
  z.toJSONSchema({ ...pages, mails, company: facts, frame, trip }[name], {
    io: 'output',
    unrepresentable: 'any',
  }) as Schema;

/** With one language there is nothing to translate. */
const LANGUAGE = languages.length > 1 ? '{{locale}}' : languages[0];
const i18n = languages.length > 1;

function fileOf(name: Name) {
  const { label, icon, ...schema } = schemaOf(name);
  const file =
    name === 'company' ? `${COMPANY}/${name}.yaml` : `${COMPANY}/${LANGUAGE}/${name}.yaml`;
  const preview = 'path' in (schema.properties ?? {}) && { preview_path: '{{fields.path}}' };
  const isShared = name === 'company';
  return {
    name,
    label,
    icon,
    file,
    i18n: i18n && !isShared,
    ...preview,
    fields: fieldsOf(schema, 1),
  };
}

const BODY: Field = {
  name: 'body',
  ...{
    label: 'Text of its page',
    widget: 'markdown',
    i18n: true,
    required: false,
    buttons: ['bold', 'italic', 'link', 'heading-two', 'bulleted-list', 'numbered-list'],
    editor_components: [],
    modes: ['rich_text'],
  },
};

function folderOf(name: keyof typeof FOLDERS, format: 'yaml' | 'md') {
  const { label, icon, singular, ...schema } = schemaOf(name);
  const { sections, ...text } = schema.properties!;
  const isText = name === 'pages' && format === 'md';
  const properties = isText ? text : schema.properties!;
  const title = name === 'pages' ? 'intro.heading' : name === 'roles' ? 'title' : 'heading';
  const fields = fieldsOf(
    {
      ...schema,
      properties,
      required: [...schema.required!, ...(format === 'yaml' ? ['sections'] : [])],
    },
    2,
  );
  return {
    name: isText ? 'texts' : name,
    label: isText ? 'Further pages of text' : label,
    label_singular: isText ? 'page of text' : singular,
    icon: isText ? 'notes' : icon,
    folder: `${COMPANY}/${LANGUAGE}/${FOLDERS[name]}`,
    extension: format,
    format: format === 'yaml' ? 'yaml' : 'yaml-frontmatter',
    i18n: i18n && { initial_locales: 'default' },
    identifier_field: title,
    summary: `{{${title}}}`,
    slug: { template: `{{fields.${title}}}`, editable: ['create'] },
    fields: format === 'md' ? [...fields, BODY] : fields,
  };
}

/** The fields of a file of a language, if there is one. */
function read(language: string, file: string) {
  const path = `${COMPANY}/${language}/${file}`;
  if (!existsSync(path)) return {};
  const [front = ''] = readFileSync(path, 'utf8')
    .replace(/^---\n/, '')
    .split(/^---$/m);
  return parse(front) ?? {};
}

/** What one may link to: pages by their names, in the words of the first language. */
function targets() {
  const [first] = languages as [string];
  const written = globSync('{news.yaml,pages/*.{md,yaml}}', { cwd: `${COMPANY}/${first}` });
  const others = written.map((file) => {
    const { name } = parsePath(file);
    return { value: name, label: read(first, file).intro?.heading ?? name };
  });
  return [...PAGES.map((value) => ({ value, label: spoken(value) })), ...others];
}

/** Where the pages are that stand for the forms without an address. */
const pathsOf = (language: string) =>
  Object.fromEntries(
    (['home', 'career', 'news'] as const).map((name) => [
      name,
      read(language, `${name}.yaml`).path,
    ]),
  );

function backendOf(cms: Settings['cms']) {
  if (!cms)
    return { name: 'github', repo: `local/${basename(process.cwd())}`, auth_methods: ['token'] };
  const { name, repo, signIn } = cms;
  if (!signIn) return { name, repo, auth_methods: ['token'] };
  return name === 'github'
    ? { name, repo, base_url: signIn }
    : { name, repo, auth_type: 'pkce', app_id: signIn };
}

const collections = [
  {
    name: 'main',
    label: 'Pages',
    icon: 'description',
    i18n,
    files: ([...PAGES, 'news', 'not-found'] as Name[]).map(fileOf),
  },
  folderOf('pages', 'yaml'),
  folderOf('pages', 'md'),
  folderOf('news-entries', 'md'),
  folderOf('roles', 'md'),
  {
    name: 'everywhere',
    label: 'On every page',
    icon: 'web',
    i18n,
    files: (['frame', 'company', 'trip', 'mails'] as Name[]).map(fileOf),
  },
];

/** As of now: files are read anew each time. */
export const configOf = ({ cms }: Pick<Settings, 'cms'>) => ({
  targets: targets(),
  forms: collections.flatMap(({ name, files }) => files?.map(({ name }) => name) ?? name),
  site: {
    paths: Object.fromEntries(languages.map((language) => [language, pathsOf(language)])),
    collections: ['everywhere', ...collections.map(({ name }) => name)],
  },
  cms: {
    load_config_file: false,
    backend: backendOf(cms),
    app_title: `${company.name}: edit the website`,
    logo: { src: '/favicon.svg' },
    media_folder: `${COMPANY}/pictures`,
    public_folder: '/pictures',
    i18n: {
      structure: 'multiple_folders',
      locales: languages,
      default_locale: languages[0],
      initial_locales: 'default',
    },
    // A field that is left empty is left out, as the schema expects.
    output: { omit_empty_optional_fields: true },
    collections,
  },
});
