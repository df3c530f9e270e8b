/** The configuration of the CMS. Its forms are generated from src/content/schema.ts. */
import { globSync, readFileSync } from 'node:fs';
import { basename, parse as parsePath, relative } from 'node:path';
import { parse } from 'yaml';
import { type Mistake, readSources } from '../src/content/check.ts';
import { COMPANY, company, languages } from '../src/content/company.ts';
import { type JsonSchema, jsonSchemaOf } from '../src/content/json-schema.ts';
import { pagesIn } from '../src/content/pages.ts';
import { isPublished } from '../src/content/publication.ts';
import { languageFileOf } from '../src/content/read-labels.ts';
import { FOLDERS, type Name, PAGES } from '../src/content/schema.ts';
import type { Source } from '../src/content/source.ts';
import type { Settings } from '../src/settings.ts';
import { headingOf, type Site, titleOf } from './site.ts';
import { ANY_LANGUAGE } from './sveltia.ts';

type Field = { name: string; [option: string]: unknown };

/** Sveltia writes the same path to a picture into every file; src/content.config.ts expects it. */
const PICTURES = { media_folder: `/${COMPANY}/pictures`, public_folder: '../pictures' };

/** Duties → Duty, Addresses → Address, Steps → Step */
const singularOf = (label: string) =>
  label
    .replace(/(?<=ss)es$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties)
    .filter(([, field]) => field.const === undefined)
    .map(([name, field]) => fieldOf(name, field, required.includes(name)));

/** In a list, people tell entries apart by their headings, not by their icons. */
function summaryOf({ properties = {} }: JsonSchema) {
  const candidates = ['heading', 'name', 'label', 'term', 'text', 'action'];
  const name = candidates.find((candidate) => candidate in properties);
  if (!name) return {};
  return { summary: name === 'action' ? '{{fields.action.label}}' : `{{fields.${name}}}` };
}

/** Entries with several fields are the same ones in every language; single lines need not be. */
function listOf({ prefixItems, minItems, maxItems, ...schema }: JsonSchema, label: string) {
  const fixed = prefixItems && { allow_add: false, allow_remove: false, allow_reorder: false };
  const singular = schema.singular ?? singularOf(label).toLowerCase();
  const list = {
    widget: 'list',
    collapsed: true,
    label_singular: singular,
    min: minItems,
    max: maxItems,
    ...fixed,
  };
  const item = prefixItems?.[0] ?? schema.items ?? {};
  const types = item.oneOf?.map((type) => ({
    name: type.properties!.type!.const,
    label: type.label,
    widget: 'object', // without it no click on the page opens a section
    ...summaryOf(type),
    fields: fieldsOf(type),
  }));
  if (types) return { ...list, i18n: 'duplicate', types };
  if (item.properties)
    return { ...list, i18n: 'duplicate', ...summaryOf(item), fields: fieldsOf(item) };
  return { ...list, field: fieldOf('entry', { label: titleOf(singular), ...item }, true) };
}

/** A field that uploads a file into a folder. Its value begins with `prefix`, as the build expects. */
const fileIn = (folder: string, prefix: string, accept?: string) => ({
  widget: 'file',
  choose_url: false,
  accept,
  media_folder: `/${COMPANY}/${folder}`,
  public_folder: prefix,
});

const OPTIONS: Record<string, object> = {
  date: { widget: 'day', type: 'date', format: 'YYYY-MM-DD' },
  image: { choose_url: false, ...PICTURES },
  file: fileIn('public', '/'),
  table: fileIn('tables', './tables', '.csv'),
  recording: fileIn('trips', '../trips', '.csv'),
  number: { value_type: 'float' },
};

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean): Field {
  const { label = titleOf(name), hint, localized = true, pattern, mistake, type = '' } = schema;
  const field = { name, label, hint, required: isRequired, i18n: localized ? true : 'duplicate' };
  const options = schema.enum?.map((value) => ({
    value,
    label: titleOf(value.replace(/^[A-Z_]+$/, (capitals) => capitals.toLowerCase())),
  }));
  if (options) return { ...field, widget: schema.widget ?? 'select', options };
  const kind = schema.widget ?? schema.format ?? type;
  if (kind === 'hidden') return { name, widget: kind, i18n: true };
  if (kind === 'object')
    return { ...field, i18n: true, widget: kind, collapsed: 'auto', fields: fieldsOf(schema) };
  // A list is required, but may be empty unless the schema says otherwise.
  if (kind === 'array')
    return { ...field, required: isRequired && !!schema.minItems, ...listOf(schema, label) };
  const option = { ...field, widget: kind, ...OPTIONS[kind] };
  // Until it is saved, an upload has another value than its path.
  return mistake && option.widget !== 'file' ? { ...option, pattern: [pattern, mistake] } : option;
}

/** With one language there is nothing to translate. */
const i18n = languages.length > 1;
const FOLDER = `${COMPANY}/${i18n ? '{{locale}}' : languages[0]}`;

/**
 * Where the form of a file or of a further page links to: its page on the site, or in the host's
 * preview of a pull request. What is on every page can be seen on Home.
 */
const previewOf = (fields: Field[]) =>
  fields.some(({ name }) => name === 'path') ? '{{fields.path}}' : '/';

function fileOf(name: Name) {
  const { label, icon, ...schema } = jsonSchemaOf(name);
  const isEverywhere = name === 'company';
  const fields = fieldsOf(schema);
  return {
    name,
    label,
    icon,
    file: `${isEverywhere ? COMPANY : FOLDER}/${name}.yaml`,
    i18n: i18n && !isEverywhere,
    // Labels are on every page, messages and mails on none.
    editor: { preview: name !== 'labels' },
    preview_path: previewOf(fields),
    fields,
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
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: ['image'],
  modes: ['rich_text'],
};

/** Marks an entry in its list. One that does not say whether it is published is. */
const DRAFT = "{{published | ternary('', '(Draft)')}}";

/** A further page consists of sections (YAML) or of text (Markdown). */
function folder(name: keyof typeof FOLDERS, title: string, options: { extension?: string } = {}) {
  const form = jsonSchemaOf(name);
  const isText = options.extension !== 'yaml';
  const fields = fieldsOf(form).filter(({ name }) => !isText || name !== 'sections');
  return {
    name,
    label: form.label,
    label_singular: form.singular,
    icon: form.icon,
    folder: `${FOLDER}/${FOLDERS[name]}`,
    extension: 'md',
    i18n,
    ...PICTURES,
    // Astro looks for the pictures of a text from the text's own folder.
    ...(isText && { public_folder: '../../pictures' }),
    summary: `${DRAFT} {{${title}}}`,
    identifier_field: title,
    ...sortedBy(title, 'ascending'),
    slug: { template: `{{fields.${title}}}`, editable: ['create'] },
    preview_path: previewOf(fields),
    fields: isText ? [...fields, BODY] : fields,
    ...options,
  };
}

/** How a list is sorted at first, and what else it can be sorted by. */
const sortedBy = (field: string, direction: 'ascending' | 'descending', ...others: string[]) => ({
  sortable_fields: { fields: [field, ...others], default: { field, direction } },
});

const TEXTS = { name: 'texts', label: 'Further pages of text', label_singular: 'page of text' };

const EVERYWHERE: Name[] = ['frame', 'company', 'trip', 'labels'];

const collections = ({ news, career }: Site['paths'][string]) => [
  group('main', 'Pages', 'description', [...PAGES, 'news']),
  folder('pages', 'intro.heading', { extension: 'yaml' }),
  { ...folder('pages', 'intro.heading'), ...TEXTS, icon: 'notes' },
  {
    ...folder('news-entries', 'heading'),
    summary: `{{date}}: ${DRAFT} {{heading}}`,
    ...sortedBy('date', 'descending', 'heading'),
    ...(!news && { description: 'Shown once there is a "News page", which is under "Pages".' }),
    preview_path: news && `${news}/{{slug}}`,
  },
  // A role may have no page of its own.
  {
    ...folder('roles', 'title'),
    ...sortedBy('number', 'ascending', 'title'),
    preview_path: career,
  },
  group('everywhere', 'On every page', 'web', EVERYWHERE),
];

function backendOf(cms: Settings['cms']) {
  // In development files are saved to this folder, and the CMS only displays the name. With an API
  // of its own it asks no status page.
  if (!cms) {
    const repo = `local/${basename(process.cwd())}`;
    return { name: 'github', repo, api_root: 'http://localhost', auth_methods: ['token'] };
  }
  const { name, repo, signIn } = cms;
  const signInOptions = {
    github: { base_url: signIn },
    gitlab: { auth_type: 'pkce', app_id: signIn },
  };
  return { name, repo, ...(signIn ? signInOptions[name] : { auth_methods: ['token'] }) };
}

function siteOf({ cms, isPreview }: CmsSettings): Site {
  const sources = readSources(COMPANY, languages);
  const pagesOf = (language: string) =>
    pagesIn(sources.filter((source) => source.language === language));
  const paths = languages.map((language) => {
    const pages = pagesOf(language).map(({ page, path }) => [page, path]);
    return [language, Object.fromEntries(pages)];
  });
  const headings = languages.map((language) => {
    const pages = pagesOf(language).filter(({ name }) => name in FOLDERS);
    return [language, Object.fromEntries(pages.map(({ page, data }) => [page, headingOf(data)]))];
  });
  const shown = languages
    .flatMap(pagesOf)
    .filter(({ content }) => isPreview || isPublished(content ?? {}))
    .map(({ page }) => page);
  const roles = sources
    .filter(({ name }) => name === 'roles')
    .map(({ language, slug, data }) => ({ language, slug, title: headingOf(data) }));
  return {
    languages,
    names: Object.fromEntries(languages.map((language) => [language, nameOf(language, sources)])),
    paths: Object.fromEntries(paths),
    headings: Object.fromEntries(headings),
    roles,
    ...(cms && { shown }),
  };
}

/** A language's name in the company's labels, else in ours, else the name of its folder. */
function nameOf(language: string, sources: Source[]): string {
  const companyLabels = sources.find(
    (source) => source.name === 'labels' && source.language === language,
  );
  const file = languageFileOf(language);
  const siteLabels = file ? parse(readFileSync(file, 'utf8')) : {};
  return Object(companyLabels?.data).language?.name ?? siteLabels.language?.name ?? language;
}

/** Translations of our sentences in /admin: by language, then by the English sentence. */
export function sentencesByLanguage(): Record<string, Record<string, string>> {
  const files = globSync('languages/*.yaml').map((file) => [
    parsePath(file).name,
    parse(readFileSync(file, 'utf8')).cms ?? {},
  ]);
  return Object.fromEntries(files);
}

type CmsSettings = Pick<Settings, 'cms' | 'isReviewed' | 'isPreview'>;

/** Reads the files anew each time, because there may be new pages. */
export function configOf(settings: CmsSettings) {
  const site = siteOf(settings);
  return { site, sentences: sentencesByLanguage(), cms: optionsOf(settings, site) };
}

/**
 * The form of /admin that has the field of a mistake. There is none for other files, nor for one
 * that cannot be read: the CMS would open an empty form and save it over the file.
 */
export function formOf({ file, field: [first = '', ...inside] }: Pick<Mistake, 'file' | 'field'>) {
  const readable = readSources(COMPANY, languages).filter(({ data }) => data !== undefined);
  const isReadableCompany = file === `${COMPANY}/company.yaml` && company.name;
  if (!isReadableCompany && !readable.some((source) => source.file === file)) return undefined;
  const { name, dir, ext } = parsePath(relative(COMPANY, file));
  const [language = '', folder] = dir.split('/');
  const kind = Object.entries(FOLDERS).find(([, name]) => name === folder)?.[0];
  const list = kind === 'pages' && ext === '.md' ? TEXTS.name : kind;
  const group = EVERYWHERE.includes(name as Name) ? 'everywhere' : 'main';
  return {
    list: list ?? group,
    entry: name,
    language: i18n && language ? language : ANY_LANGUAGE,
    field: String(first).startsWith('line ') ? BODY.name : [first, ...inside].join('.'),
  };
}

/** A photograph of 12 MB is scaled before it is stored. */
const UPLOADS = {
  slugify_filename: true,
  transformations: {
    raster_image: { format: 'webp', quality: 90, width: 2560, height: 2560 },
  },
};

const optionsOf = ({ cms, isReviewed }: CmsSettings, { paths }: Site) => ({
  load_config_file: false,
  // One pull request for each entry; a repository on this machine has none.
  publish_mode: cms && isReviewed ? 'editorial_workflow' : 'simple',
  backend: backendOf(cms),
  // On a machine of one's own the page is beside its form.
  show_preview_links: Boolean(cms),
  app_title: company.name,
  logo: { src: '/favicon.svg' },
  // A folder that no field has, because in a field's own folder this name would win over the field's.
  media_folder: `${COMPANY}/public/files`,
  public_folder: '/files',
  // No stock photographs: they would be requested from other sites.
  media_libraries: { default: { config: UPLOADS }, stock_assets: { providers: [] } },
  // Addresses that can be read out: Kühlung → kuhlung.
  slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
  i18n: {
    structure: 'multiple_folders',
    locales: languages,
    default_locale: languages[0],
    // A page that a language lacks is shown in the first one.
    initial_locales: 'default',
  },
  // A field that is left empty is left out, as the schema expects.
  output: { omit_empty_optional_fields: true },
  collections: collections(paths[languages[0]!]!),
});
