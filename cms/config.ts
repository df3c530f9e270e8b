/** The configuration of the CMS. Its forms are made from what src/content/schema.ts wants. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, parse as parsePath } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { COMPANY, company, languages } from '../src/content/company.ts';
import { FOLDERS, type Name, PAGES, schemas } from '../src/content/schema.ts';
import type { Settings } from '../src/settings.ts';

type Text = 'type' | 'format' | 'pattern' | 'const' | 'label' | 'hint' | 'singular' | 'icon';
/** What `z.toJSONSchema` makes of ours: its own words, and those of our `.meta()`. */
type Schema = Partial<Record<Text | 'widget' | 'mistake', string>> & {
  same?: boolean;
  default?: unknown;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  oneOf?: Schema[];
  minItems?: number;
  maxItems?: number;
};
type Field = { name: string; [option: string]: unknown };

/** Sveltia names a picture alike in every file: so src/content.config.ts reads it. */
const PICTURES = { media_folder: `/${COMPANY}/pictures`, public_folder: '../pictures' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** `firstName` as First name. */
const spoken = (name: string) =>
  capital(
    name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[-_]/g, ' '),
  );

const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties)
    .filter(([, field]) => field.const === undefined)
    .map(([name, field]) => fieldOf(name, field, required.includes(name)));

/** A group of fields; closed, it is called by its first words. */
function groupOf(schema: Schema) {
  const name = Object.keys(schema.properties ?? {}).find((key) =>
    /^(heading|label|name|term|text|temperature|band|at|from|network|scheme)$/.test(key),
  );
  return { fields: fieldsOf(schema), ...(name && { summary: `{{${name} | truncate(60)}}` }) };
}

/** The same groups in every language, each with its own words; plain lines may differ in number. */
function listOf({ prefixItems, minItems: min, maxItems: max, ...schema }: Schema, label: string) {
  const isFixed = prefixItems && { allow_add: false, allow_remove: false, allow_reorder: false };
  const singular = schema.singular ?? label.replace(/s$/, '').toLowerCase();
  const list = { widget: 'list', collapsed: true, label_singular: singular, min, max, ...isFixed };
  const item = prefixItems?.[0] ?? schema.items ?? {};
  const types = item.oneOf?.map((one) => ({
    name: one.properties!.type!.const,
    label: one.label,
    ...groupOf(one),
  }));
  if (types) return { ...list, i18n: 'duplicate', types };
  if (item.properties) return { ...list, i18n: 'duplicate', ...groupOf(item) };
  return { ...list, field: fieldOf('entry', { label: capital(singular), ...item }, true) };
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): Field {
  const { label = spoken(name), hint, same, pattern, mistake, type = '' } = schema;
  const required = isRequired && schema.default === undefined;
  const field = { name, label, hint, required, i18n: same ? 'duplicate' : true };
  const options = schema.enum?.map((value) => ({ value, label: spoken(value.toLowerCase()) }));
  if (options) return { ...field, widget: 'select', options };
  switch (schema.widget ?? schema.format ?? type) {
    case 'hidden':
      return { name, i18n: field.i18n, widget: 'hidden' };
    case 'link':
      return { ...field, widget: 'link', shape: pattern, mistake };
    case 'image':
      return { ...field, widget: 'image', choose_url: false };
    case 'text':
      return { ...field, widget: 'text' };
    case 'date':
      return { ...field, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'boolean':
      return { ...field, widget: 'boolean' };
    case 'number':
      return { ...field, widget: 'number', value_type: 'float' };
    case 'object':
      return { ...field, i18n: true, widget: 'object', collapsed: 'auto', ...groupOf(schema) };
    case 'array':
      // A list that may be empty is there nevertheless.
      return {
        ...field,
        required: required && Boolean(schema.minItems),
        ...listOf(schema, label),
      };
    default:
      return { ...field, widget: 'string', ...(pattern && { pattern: [pattern, mistake] }) };
  }
}

const all = schemas(() => z.string());
const schemaOf = (name: Name) =>
  z.toJSONSchema(all[name], { io: 'output', unrepresentable: 'any' }) as Schema;

/** With one language there is nothing to translate. */
const i18n = languages.length > 1;
const FOLDER = `${COMPANY}/${i18n ? '{{locale}}' : languages[0]}`;

function fileOf(name: Name) {
  const { label, icon, ...schema } = schemaOf(name);
  const isEverywhere = name === 'company';
  return {
    name,
    label,
    icon,
    file: `${isEverywhere ? COMPANY : FOLDER}/${name}.yaml`,
    i18n: i18n && !isEverywhere,
    fields: fieldsOf(schema),
  };
}

const group = (name: string, label: string, icon: string, files: Name[]) => ({
  name,
  label,
  icon,
  i18n,
  ...PICTURES,
  files: files.map(fileOf),
});

const BODY = {
  name: 'body',
  label: 'Text of the page',
  widget: 'markdown',
  i18n: true,
  required: false,
  buttons: ['bold', 'italic', 'link', 'heading-two', 'bulleted-list', 'numbered-list'],
  editor_components: [],
  modes: ['rich_text'],
};

function folder(name: keyof typeof FOLDERS, title: string, own: object, form = schemaOf(name)) {
  const isText = !form.properties!.sections;
  const fields = fieldsOf(form);
  return {
    name,
    label: form.label,
    label_singular: form.singular,
    icon: form.icon,
    folder: `${FOLDER}/${FOLDERS[name]}`,
    extension: isText ? 'md' : 'yaml',
    format: isText ? 'yaml-frontmatter' : 'yaml',
    i18n,
    ...PICTURES,
    summary: `{{${title}}}`,
    slug: { template: `{{fields.${title}}}`, editable: ['create'] },
    fields: isText ? [...fields, BODY] : fields,
    ...own,
  };
}

/** A further page is of sections, or of text: a form for each. */
const { properties, ...page } = schemaOf('pages');
const { sections, ...head } = properties!;

const collections = [
  group('main', 'Pages', 'description', [...PAGES, 'news', 'not-found']),
  folder(
    'pages',
    'intro.heading',
    {},
    {
      ...page,
      properties: { ...head, sections: sections! },
      required: [...page.required!, 'sections'],
    },
  ),
  folder(
    'pages',
    'intro.heading',
    {
      name: 'texts',
      label: 'Further pages of text',
      label_singular: 'page of text',
      icon: 'notes',
    },
    { ...page, properties: head },
  ),
  folder('news-entries', 'heading', { identifier_field: 'heading' }),
  folder('roles', 'title', {}),
  group('everywhere', 'On every page', 'web', ['frame', 'company', 'trip', 'mails']),
];

/** The fields of a file of a language, if there is one. */
function read(language: string, file: string) {
  const path = `${COMPANY}/${language}/${file}`;
  if (!existsSync(path)) return {};
  const text = readFileSync(path, 'utf8').replace(/^---\n/, '');
  return parse(text.split(/^---$/m)[0]!) ?? {};
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

/** Where the pages are that show what a form without an address says; else it is on Home. */
function pathsOf(language: string) {
  const [home, roles, news] = ['home', 'career', 'news'].map(
    (name) => read(language, `${name}.yaml`).path,
  );
  return {
    home,
    roles,
    'news-entries': news ?? null,
    'not-found': `${home}/404`.replace('//', '/'),
  };
}

function backendOf(cms: Settings['cms']) {
  // In development files are saved to this folder: the name is what the CMS calls it.
  const { name, repo, signIn } = cms ?? {
    name: 'github',
    repo: `local/${basename(process.cwd())}`,
  };
  if (!signIn) return { name, repo, auth_methods: ['token'] };
  const isWorker = name === 'github';
  return {
    name,
    repo,
    ...(isWorker ? { base_url: signIn } : { auth_type: 'pkce', app_id: signIn }),
  };
}

/** As of now: files are read anew each time. */
export const configOf = ({ cms }: Pick<Settings, 'cms'>) => ({
  targets: targets(),
  paths: Object.fromEntries(languages.map((language) => [language, pathsOf(language)])),
  cms: {
    load_config_file: false,
    backend: backendOf(cms),
    app_title: `${company.name}: edit the website`,
    logo: { src: '/favicon.svg' },
    media_folder: `${COMPANY}/public`,
    public_folder: '/',
    // No stock photographs: nothing here is asked of others.
    media_libraries: { stock_assets: { providers: [] } },
    i18n: {
      structure: 'multiple_folders',
      locales: languages,
      default_locale: languages[0],
      // A page that a language lacks is shown in the first one.
      initial_locales: 'default',
    },
    // A field that is left empty is left out, as the schema expects.
    output: { omit_empty_optional_fields: true },
    collections,
  },
});
