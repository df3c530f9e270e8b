/** The content schema as JSON Schema, for the CMS, code editors and docs/content.md. */
import { z } from 'astro/zod';
import { labels } from './labels.ts';
import { type Name, schemas } from './schema.ts';

type Keyword = 'type' | 'format' | 'pattern' | 'const' | 'label' | 'hint' | 'singular' | 'icon';
/** The result of `z.toJSONSchema`: its own keywords, and those of our `.meta()`. */
export type JsonSchema = Partial<
  Record<Keyword | 'widget' | 'mistake' | 'description' | 'example', string>
> & {
  localized?: boolean;
  default?: unknown;
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  oneOf?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
};

/** For code editors: a field with a default may be left out, and descriptions are shown. */
function adaptToEditors({ jsonSchema }: { jsonSchema: unknown }) {
  const schema = jsonSchema as JsonSchema & { patternErrorMessage?: string };
  const { label, hint, mistake, properties = {} } = schema;
  if (label || hint) schema.description = [label, hint].filter(Boolean).join(': ');
  if (mistake) schema.patternErrorMessage = mistake;
  if (schema.required)
    schema.required = schema.required.filter((name) => properties[name]?.default === undefined);
}

const toJson = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: adaptToEditors,
  }) as JsonSchema;

const contentSchemas = schemas(() => z.string());

export const jsonSchemaOf = (name: Name) => toJson(contentSchemas[name]);

/** By the name of the file; `languages` is the schema of every file in languages/. */
export const jsonSchemas = (): Record<string, JsonSchema> => ({
  ...Object.fromEntries(
    (Object.keys(contentSchemas) as Name[]).map((name) => [name, jsonSchemaOf(name)]),
  ),
  languages: toJson(labels),
});
