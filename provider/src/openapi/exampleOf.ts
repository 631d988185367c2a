import { componentOf, type JsonSchema } from './jsonSchema.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-12-12T19:30:00+01:00',
  date: '2026-12-12',
  uuid: '6f1c2a6e-5c1d-4a57-9d0e-2b9f0c3f6a11',
  uri: 'https://www.example.org/',
  email: 'anna@example.org',
};
/** What stands for a text by the name of its field, where the schema alone would take anything. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  content_type: 'page',
  video_url: 'https://vimeo.com/76979871',
  link: '/de/besuch',
  link_url: '/de/besuch',
  base: '/media/posters/production-1',
  color: '#0B5D4E',
  path: '/media/uploads/programm.pdf',
  slug: 'oeffnungszeiten',
  hubspot_id: '0a1b2c3d-kontakt',
  password: 'Wehr-am-Morgen-7',
  new_password: 'Wehr-am-Abend-19',
};
const EMBEDS: Readonly<Record<string, string>> = {
  audio: 'https://soundcloud.com/example/gespraech',
  viewer: 'https://issuu.com/example/docs/spielzeitheft',
  social: 'https://www.instagram.com/p/example/',
};

/** What the schemas alone cannot make: parts that exclude one another, paths. */
const BY_CALL: Readonly<Record<string, unknown>> = {
  changeHours: {
    value: [
      {
        weekday: 1,
        day: null,
        time_from: '10:00',
        time_to: '18:00',
        closed: false,
        alternative_text: { de: '', en: '' },
        alternative_link_url: { de: '', en: '' },
      },
    ],
  },
  changeBrand: {
    value: {
      name: { de: 'Zuckerfabrik Nord', en: 'Sugar Works North' },
      mark: { kind: 'drawing', view_box: '0 0 40 40', path: 'M0 40V10L20 0l20 10v30z' },
      colors: { ground: '#FFFFFF', ink: '#1B1B3A', accent: '#7A1FA2' },
      typeface: ['/media/uploads/haus.woff2'],
      share_image: null,
      languages: ['de', 'en'],
    },
  },
  changeHouseTexts: { value: [{ key: 'shell:footer.imprint', de: 'Wer wir sind', en: 'Who we are' }] },
  createPage: {
    titles: { de: 'Anfahrt', en: 'Getting here' },
    paths: { de: 'besuch/anfahrt', en: 'visit/getting-here' },
    parent: null,
  },
  changeRedirects: { value: [{ lang: 'de', old_path: '/de/alt', new_path: '/de/besuch' }] },
};

/** A body that a call takes; embeds must come from a service that their kind of block knows. */
export function exampleBody(callId: string, schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): unknown {
  const body = BY_CALL[callId] ?? exampleOf(schema, components);
  const embed = EMBEDS[callId.split(/[._]/)[0] ?? ''];
  return typeof body === 'object' && body !== null && 'embed' in body && embed ? { ...body, embed } : body;
}

/**
 * The smallest value that a schema takes and a person
 * can read: what must be there, and nothing else.
 */
function exampleOf(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>, name = ''): unknown {
  const component = componentOf(schema);
  if (component !== null) return exampleOf(components[component] ?? {}, components, name);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return exampleOf(choice, components, name);

  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return exampleObject(schema, components);
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => exampleOf(schema.items ?? {}, components, name));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 0);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return FORMATS[schema.format ?? ''] ?? BY_NAME[name] ?? 'Altwasser';
  }
}

function exampleObject(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {}, components, key)]));
}
