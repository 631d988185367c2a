import type { Language } from '@spielplan/shared-contracts/i18n';
import type { JsonSchema } from './jsonSchema.ts';
import de from './texts/fields.de.json' with { type: 'json' };
import en from './texts/fields.en.json' with { type: 'json' };

const TABLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { de, en };

/**
 * Says of every property, at any depth, what it is: by `Schema.property` where it means something
 * else in that schema, else by its name, since one name means one thing throughout the contract.
 * Changes what it is given.
 */
export function describeFields(value: unknown, lang: Language, schema = ''): void {
  if (typeof value !== 'object' || value === null) return;
  const { properties } = value as JsonSchema;
  for (const [name, property] of Object.entries(isProperties(properties) ? properties : {})) {
    const text = TABLES[lang][`${schema}.${name}`] ?? TABLES[lang][name];
    if (text !== undefined) property.description ??= text;
  }
  for (const [key, part] of Object.entries(value)) {
    // Examples hold values, not schemas.
    if (key !== 'example' && key !== 'default') describeFields(part, lang, schema);
  }
}

/** Every named schema by its own name. */
export function describeComponents(components: Readonly<Record<string, JsonSchema>>, lang: Language): void {
  for (const [name, schema] of Object.entries(components)) describeFields(schema, lang, name);
}

/** Properties without a description, by where they stand; none in a document that is whole. */
export function undescribed(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties } = value as JsonSchema;
  const own = isProperties(properties) ? Object.entries(properties) : [];
  const missing = own.filter(([, { description }]) => !description).map(([name]) => `${at}.${name}`);
  const inner = Object.entries(value).filter(([key]) => key !== 'example' && key !== 'default');
  return [...missing, ...inner.flatMap(([key, part]) => undescribed(part, key === 'properties' ? at : `${at}/${key}`))];
}

/** A property may itself be called `properties`. */
function isProperties(value: unknown): value is Record<string, JsonSchema> {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'object' && each !== null)
  );
}
