import * as api from '@spielplan/shared-contracts/api';
import type { Call } from '@spielplan/shared-contracts/api';
import { z } from 'zod';
import { COMPONENTS, type JsonSchema } from './jsonSchema.ts';

/** The contract's schemas as JSON Schema. */
export interface SchemaDescriptions {
  /** Every schema that has a name. */
  components: Record<string, JsonSchema>;
  /** A reference where the schema has a name, else the schema itself. */
  of(schema: z.ZodType): JsonSchema;
}

/**
 * Schemas without a name of their own that are longer than this, in characters, become components.
 */
const MAX_INLINE_CHARS = 160;
/** What a number may be when nothing else is said; not worth saying. */
const SAFE = Number.MAX_SAFE_INTEGER;

/**
 * Writes the schemas of these calls as JSON Schema, each exported schema of the contract once under
 * its name. They are written as they are accepted: a field with a default may be left out, by the
 * site in a body and by a provider in an answer.
 */
export function describeSchemas(calls: readonly Call[]): SchemaDescriptions {
  const registry = z.registry<{ id: string }>();
  const named = new Set<z.ZodType>();
  const name = (schema: z.ZodType | undefined, id: string) => {
    if (schema && !registry.has(schema)) registry.add(schema, { id });
  };
  for (const [id, schema] of exportedSchemas()) {
    name(schema, id);
    named.add(schema);
  }
  for (const { id, answer } of calls) if (id.endsWith('.read')) name(answer, `${pascal(id.replace(/\.read$/, ''))}Block`);
  for (const { id, body, answer } of calls) {
    name(body, `${pascal(id)}Body`);
    name(answer, `${pascal(id)}Answer`);
  }

  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => COMPONENTS + id,
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
  }) as unknown as { schemas: Record<string, JsonSchema & { $schema?: string; $id?: string }> };

  const components: Record<string, JsonSchema> = {};
  const inline = new Map<string, JsonSchema>();
  const namedIds = new Set([...named].map((schema) => registry.get(schema)?.id));
  for (const [id, { $schema: _, $id: __, ...schema }] of Object.entries(schemas)) {
    const isSmall = schema.type !== 'object' || JSON.stringify(schema).length < MAX_INLINE_CHARS;
    if (!namedIds.has(id) && isSmall) inline.set(id, schema);
    else components[id] = schema;
  }
  return {
    components,
    of(schema) {
      const id = registry.get(schema)?.id;
      if (id === undefined) return tidyWhole(schema, registry);
      return inline.get(id) ?? { $ref: COMPONENTS + id };
    },
  };
}

/**
 * The contract's own names: `eventSummarySchema` is
 * `EventSummary`. Queries are written out as parameters.
 */
function exportedSchemas(): [id: string, schema: z.ZodType][] {
  return Object.entries(api)
    .flatMap(([key, value]): [string, z.ZodType][] => {
      const isSchema = key.endsWith('Schema') && value instanceof z.ZodType;
      if (!isSchema || /[qQ]uery(Id)?Schema$/.test(key) || key === 'requiredTextSchema') return [];
      return [[WIRE_NAMES[key] ?? key, value]];
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, schema]) => [pascal(key.replace(/Schema$/, '')), schema]);
}

/** Documents keep the words of the wire: a story is an `Article` there, a block a `Module`. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  storySchema: 'articleSchema',
  storySummarySchema: 'articleSummarySchema',
  storyCategorySchema: 'articleCategorySchema',
  pageBlockSchema: 'pageModuleSchema',
  blockEnvelopeSchema: 'moduleEnvelopeSchema',
  blockPlacementSchema: 'modulePlacementSchema',
  blockPositionSchema: 'modulePositionSchema',
  blockRevisionConflictSchema: 'moduleConflictSchema',
};

function pascal(id: string): string {
  return id.replace(/(?:^|[._-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function tidyWhole(schema: z.ZodType, registry: z.core.$ZodRegistry<{ id: string }>): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...json
  } = z.toJSONSchema(schema, {
    io: 'input',
    metadata: registry,
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
  }) as JsonSchema & { $schema?: string; $defs?: unknown };
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${COMPONENTS}`)) as JsonSchema;
}

/** Formats of the contract that come with a pattern. */
const OWN_FORMATS = ['link', 'form-service'];

function tidy(schema: JsonSchema): void {
  if (schema.minimum === -SAFE) delete schema.minimum;
  if (schema.maximum === SAFE) delete schema.maximum;
  // A format that JSON Schema knows says the same in one word.
  if (schema.format !== undefined && !OWN_FORMATS.includes(schema.format)) delete schema.pattern;
  if (schema.format === 'binary') {
    delete schema.format;
    delete schema.contentEncoding;
    schema.contentMediaType = 'application/octet-stream';
  }
}
