import * as fc from 'fast-check';
import { componentOf, type JsonSchema } from '../openapi/index.ts';

/** Fields whose rules a schema cannot say, or whose values should meet what is in the database. */
const BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  date: fc.constantFrom('01-08-2026', '24-12-2026', '29-02-2028', '31-12-2099'),
  date_to: fc.constantFrom('31-08-2026', '01-01-2027', '2026-08-31'),
  date_from: fc.constantFrom('2026-07-01', '2026-08-01', '2026-08-01T10:00:00+02:00'),
  query: fc.constantFrom('klavier', 'Orgel', 'mozzart', 'über', 'ue', 'heute', '12. Dezember', 'a', 'straße'),
  video_url: fc.constantFrom('https://vimeo.com/76979871', 'https://youtu.be/aqz-KE-bpKQ'),
  embed: fc.constantFrom('https://soundcloud.com/a/b', 'https://issuu.com/a/docs/b', 'https://www.instagram.com/p/abc/'),
  content_type: fc.constant('page'),
  object_id: fc.integer({ min: 1, max: 12 }),
  parent: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 80 })),
  revision: fc.integer({ min: 0, max: 3 }),
  link: fc.constantFrom('/de/besuch', 'https://www.example.org/?a=b', '#karten', 'mailto:haus@example.org', ''),
  html_code: fc.constantFrom('<p>Hallo</p>', '<b onclick=x>a</b>', '<iframe src="https://issuu.com/x"></iframe>'),
  ids: fc.constantFrom('1', '3,7,12', '999999999', '7,7'),
  type: fc.constantFrom('malerei', 'fotografie', 'installation'),
};

/** Values that a schema takes. `components` are what it may refer to. */
export function arbitraryOf(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  name = '',
  depth = 0,
): fc.Arbitrary<unknown> {
  const special = BY_NAME[name];
  if (special) return special;
  const component = componentOf(schema);
  if (component !== null) return arbitraryOf(components[component] ?? {}, components, name, depth + 1);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, components, name, depth + 1)));

  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, components, name, depth)));
}

function ofType(
  type: string,
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  name: string,
  depth: number,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objectOf(schema, components, depth);
    case 'array': {
      const most = depth > 4 ? (schema.minItems ?? 0) : Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0));
      return fc.array(arbitraryOf(schema.items ?? {}, components, name, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: most,
      });
    }
    case 'integer':
      return integerOf(schema);
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema);
  }
}

function objectOf(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), arbitraryOf(additionalProperties, components, '', depth + 1), {
      maxKeys: 4,
    });
  }
  const fields = Object.entries(properties).map(([key, each]) => [key, arbitraryOf(each, components, key, depth + 1)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((key) => key in properties) });
}

/** Mostly ids that may well exist; sometimes any number the schema takes. */
function integerOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const least = minimum ?? (exclusiveMinimum === undefined ? -1_000 : exclusiveMinimum + 1);
  const most = maximum ?? Number.MAX_SAFE_INTEGER;
  return fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: least, max: Math.min(most, least + 60) }) },
    { weight: 1, arbitrary: fc.integer({ min: least, max: most }) },
  );
}

function textOf({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.constantFrom('2026-08-01', '2028-02-29', '1999-12-31');
  if (format === 'date-time')
    return fc.constantFrom('2026-08-01T19:30:00+02:00', '2026-12-24T23:59:59Z', '2026-10-25T02:30:00+01:00');
  if (format === 'uri') return fc.constantFrom('https://www.example.org/', 'http://example.org/a?b#c');
  if (format === 'email') return fc.constantFrom('anna@example.org', 'ü.b@example.org');
  if (pattern !== undefined) return matching(pattern);
  const limits = { minLength: minLength ?? 0, maxLength: Math.min(maxLength ?? 40, Math.max(40, minLength ?? 0)) };
  return fc.oneof(fc.string({ unit: 'grapheme', ...limits }), fc.string(limits));
}

/** Patterns that look ahead cannot be turned into texts; all of ours are paths. */
function matching(pattern: string): fc.Arbitrary<string> {
  if (pattern.includes('(?!')) return fc.constantFrom('/de/besuch', '/en/visit', '/media/posters/production-1', '/');
  return fc.stringMatching(new RegExp(pattern));
}
