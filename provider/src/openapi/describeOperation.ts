import { type Call, CSRF_HEADER, IDEMPOTENCY_HEADER } from '@spielplan/shared-contracts/api';
import type { ApiTexts } from './apiTexts.ts';
import { exampleBody } from './exampleOf.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { SchemaDescriptions } from './describeSchemas.ts';
import { isUnsafe, refusalOf, refusalsOf, takesIfMatch } from './refusals.ts';
import { isBlockCall, tagOf } from './tagOf.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, object>;
}

/** Answers that are the same for everybody carry a tag of their content; these are personal, or of the moment. */
const PERSONAL = new Set(['readCart', 'userDetails', 'editor', 'eventAvailability', 'changes']);

/** One call of the contract as an operation of the OpenAPI document, in the language of `texts`. */
export function describeOperation(call: Call, schemas: SchemaDescriptions, texts: ApiTexts): Operation {
  const { id, body, encoding, access } = call;
  const about = texts.find(isBlockCall(id) ? `block.${operationOf(id)}.about` : `call.${id}.about`);
  const { fresh, stale } = call.caching ?? {};
  const caching = fresh === undefined || stale === undefined ? undefined : texts.say('caching', { fresh, stale });
  const description = about === undefined ? caching : caching === undefined ? about : `${about} ${caching}`;
  const operation: Operation = {
    operationId: id.replace('.', '_'),
    summary: summaryOf(call, texts),
    ...(description !== undefined && { description }),
    tags: [tagOf(call)],
    security: securityOf(call),
    parameters: [...pathParameters(call, texts), ...queryParameters(call, schemas, texts), ...headerParameters(call, texts)],
    responses: { ...successOf(call, schemas, texts) },
  };
  for (const status of refusalsOf(call)) operation.responses[status] = refusalOf(call, status, texts);
  if (body) {
    const schema = schemas.of(body);
    const type = encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
    const example = encoding === 'multipart' ? {} : { example: exampleBody(id, schema, schemas.components) };
    operation.requestBody = { required: true, content: { [type]: { schema, ...example } } };
  }
  if (access === undefined && id === 'page') operation.security = [{}, { session: [] }];
  return operation;
}

function summaryOf({ id }: Call, texts: ApiTexts): string {
  if (!isBlockCall(id)) return texts.say(`call.${id}`);
  return texts.say(`block.${operationOf(id)}`, { model: id.split('.')[0] ?? '' });
}

function operationOf(id: string): string {
  return id.split('.')[1] ?? '';
}

function securityOf(call: Call): Record<string, string[]>[] {
  const needed = { ...(call.access && { session: [] }), ...(isUnsafe(call) && { csrf: [] }) };
  return Object.keys(needed).length > 0 ? [needed] : [];
}

function pathParameters({ path }: Call, texts: ApiTexts): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: texts.say(name === 'lang' ? 'parameter.lang.path' : `parameter.${name}`),
    schema: PATH_SCHEMAS[name] ?? { type: 'string' },
  }));
}

const PATH_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  lang: { type: 'string', enum: ['de', 'en'] },
  id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
};

function queryParameters({ query }: Call, schemas: SchemaDescriptions, texts: ApiTexts): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemas.of(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: texts.say(`parameter.${name}${name === 'date_to' && schema.$ref ? '.day' : ''}`),
    schema,
  }));
}

/** The header of the token is part of the security scheme; it is a parameter of no call. */
function headerParameters(call: Call, texts: ApiTexts): Parameter[] {
  if (call.id === 'addToCart') {
    const key: JsonSchema = { type: 'string', pattern: '^[\\w-]{8,64}$' };
    const description = texts.say('parameter.Idempotency-Key');
    return [{ name: IDEMPOTENCY_HEADER, in: 'header', required: false, description, schema: key }];
  }
  if (!takesIfMatch(call)) return [];
  const schema: JsonSchema = { type: 'string', pattern: '^"\\d+"$' };
  return [{ name: 'If-Match', in: 'header', required: false, description: texts.say('parameter.If-Match'), schema }];
}

function successOf(call: Call, schemas: SchemaDescriptions, texts: ApiTexts): Record<string, object> {
  const isKept = call.method === 'GET' && !call.access && !PERSONAL.has(call.id);
  const status = String(call.status ?? 200);
  const headers = {
    'X-Request-Id': { description: texts.say('header.X-Request-Id'), schema: { type: 'string' } },
    ...(isKept && { ETag: { description: texts.say('header.ETag'), schema: { type: 'string' } } }),
  };
  const content = { 'application/json': { schema: schemas.of(call.answer) } };
  const answer = { description: texts.say(`answer.${status}`), headers, content };
  return isKept ? { [status]: answer, 304: { description: texts.say('answer.304') } } : { [status]: answer };
}

/** The schemes that operations name in `security`. */
export function securitySchemes(texts: ApiTexts): Record<string, object> {
  return {
    session: { type: 'apiKey', in: 'cookie', name: 'sessionid', description: texts.say('security.session') },
    csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER, description: texts.say('security.csrf') },
  };
}
