import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { settings } from '../settings.ts';
import { COMPANY } from './company.ts';
import { fill } from './fill.ts';
import type { Labels as LabelsInFile } from './labels.ts';

/** Labels ready to be shown: `{company}` and `{days}` are filled in, the language has its code. */
export type Labels = LabelsInFile & { language: { code: string } };

const ENGLISH = 'languages/en.yaml';

/** For `pt-BR`: its own file, or else that of `pt`. */
export const languageFileOf = (language: string) =>
  [language, language.split('-')[0]]
    .map((code) => `languages/${code}.yaml`)
    .find((file) => existsSync(file));

function fillAll<T>(value: T, values: Record<string, string>): T {
  if (typeof value === 'string') return fill(value, values) as T;
  if (Array.isArray(value)) return value.map((item) => fillAll(item, values)) as T;
  const entries = Object.entries(Object(value));
  return Object.fromEntries(entries.map(([key, item]) => [key, fillAll(item, values)])) as T;
}

/** Only groups are merged: a company's list replaces ours. */
function merge<T>(defaults: T, overrides: unknown): T {
  if (overrides === undefined) return defaults;
  if (!defaults || typeof defaults !== 'object' || Array.isArray(defaults)) return overrides as T;
  const entries = Object.entries({ ...defaults, ...Object(overrides) }).map(([key, value]) => {
    const label = defaults[key as keyof T] ?? value;
    return [key, merge(label, Object(overrides)[key])];
  });
  return Object.fromEntries(entries) as T;
}

const read = (file: string) => parse(readFileSync(file, 'utf8')) ?? {};

/** A form service keeps messages and confirms subscriptions in its own way, not as our server does. */
function withFormService(labels: LabelsInFile): LabelsInFile {
  const { service, received } = labels.delivery;
  return merge(labels, {
    contact: { privacy: service },
    application: { privacy: service },
    newsletter: { privacy: service, sent: received },
  });
}

/** The labels of a language: ours, with those that the company overrides. */
export function readLabels(language: string, company = COMPANY): Labels {
  const file = `${company}/${language}/labels.yaml`;
  const siteLabels: LabelsInFile = read(languageFileOf(language) ?? ENGLISH);
  const service = URL.parse(settings.formEndpoint)?.host;
  const defaults = service ? withFormService(siteLabels) : siteLabels;
  const labels = merge(defaults, existsSync(file) ? read(file) : undefined);
  const { code = language } = labels.language;
  const days = new Intl.NumberFormat(code).format(settings.keepDays);
  const filled = fillAll(labels, {
    company: read(`${company}/company.yaml`).name,
    days,
    ...(service && { service }),
  });
  return { ...filled, language: { ...labels.language, code } };
}

/** Some labels of a group: as few as an island needs. */
export const pick = <Group, Name extends keyof Group>(labels: Group, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, labels[name]])) as Pick<Group, Name>;
