import { allCalls, type Call } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { apiTexts } from './apiTexts.ts';
import { describeComponents, describeFields } from './describeFields.ts';
import { describeOperation, type Operation, securitySchemes } from './describeOperation.ts';
import { describeSchemas } from './describeSchemas.ts';
import { findReferences, type JsonSchema } from './jsonSchema.ts';
import { sharedRefusals } from './refusals.ts';
import { TAGS } from './tagOf.ts';

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string; description?: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
}

export interface OpenApiOptions {
  /** Language of its descriptions; English where it is left out, as developers expect it. */
  lang?: Language;
  /** Where the provider is reached; the document's own host where it is left out. */
  server?: string;
  calls?: readonly Call[];
}

/** The version of the contract, not of the provider: it rises with `shared-contracts`. */
const CONTRACT_VERSION = '0.1.0';

/**
 * The OpenAPI 3.1 document of the contract: one operation for each call, its schemas written out of
 * the same zod schemas that check every request, so that the document cannot say anything else than
 * the provider does.
 */
export function buildOpenApi({ lang = 'en', server = '/', calls = Object.values(allCalls) }: OpenApiOptions = {}) {
  const texts = apiTexts(lang);
  const schemas = describeSchemas(calls);
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = describeOperation(call, schemas, texts);
  }
  const responses = sharedRefusals(texts);
  const document: OpenApiDocument = {
    openapi: '3.1.1',
    info: {
      title: texts.say('info.title'),
      version: CONTRACT_VERSION,
      description: texts.say('info.description'),
    },
    servers: [{ url: server }],
    tags: TAGS.map((tag) => ({ name: tag, description: texts.say(`tag.${tag}.about`) })),
    paths,
    components: {
      schemas: usedComponents(schemas.components, { paths, responses }),
      responses,
      securitySchemes: securitySchemes(texts),
    },
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const description = texts.find(`schema.${name}`);
    if (description !== undefined) schema.description = description;
  }
  describeComponents(document.components.schemas, texts.lang);
  describeFields([document.paths, document.components.responses], texts.lang);
  return document;
}

/** What the operations refer to, directly or through each other, sorted by name. */
function usedComponents(components: Record<string, JsonSchema>, from: unknown): Record<string, JsonSchema> {
  const used = new Set<string>();
  const open = [...findReferences(from)];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...findReferences(components[name]));
  }
  return Object.fromEntries([...used].sort().map((name) => [name, components[name] ?? {}]));
}
