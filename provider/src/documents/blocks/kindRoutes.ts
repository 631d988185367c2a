import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Call,
  blockCallsOf,
  callPath,
  BLOCK_CALLS,
  type BlockModel,
  type PageBlock,
  RELEASED_BLOCK_CALLS,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { editedBlocks as modules } from '../../platform/database/schema/working.ts';
import { pagedAnswer } from '../../platform/http/pagedAnswer.ts';
import { type CallInput, parseInput, type RefusedAnswer, registerCall } from '../../platform/http/registerCall.ts';
import type { Kind } from '../../platform/releases/kinds.ts';
import { accountOf } from '../../accounts/index.ts';
import { presentBlock } from '../content/presentBlocks.ts';
import { readEditedTrees } from '../drafts/readEdited.ts';
import { type Editing, present, removeBlock, requireBlock, updateBlock } from './changeBlocks.ts';
import { checkBlock } from '../fields/checkBlock.ts';
import { createBlock } from './createBlock.ts';
import { parseChange, parseNewBlock } from './parseBody.ts';
import { expectedRevision } from '../../platform/http/revisions.ts';

const PAGE_SIZE = 50;
/** An HTML block holds 200,000 characters, which JSON may write with two bytes and an escape each. */
const MAX_BODY_BYTES = 1024 * 1024;

interface ListQuery {
  object_id?: number;
  parent?: number;
  page?: number;
}

/**
 * List, read, create, change and delete every kind of content block; for editors. Each answer carries the newest revision in
 * it as ETag. Kinds that releases bring have no route of their own: they come and go while this runs.
 */
export function registerBlocks(app: FastifyInstance, context: ProviderContext): void {
  for (const model of Object.keys(BLOCK_CALLS) as BlockModel[]) {
    const kind = context.kinds.find(model);
    // Every kind of block has the same six calls; what its fields are, their schemas say.
    if (kind) registerKind(app, context, BLOCK_CALLS[model], () => kind);
  }
  registerKind(app, context, RELEASED_BLOCK_CALLS, (request) => {
    const { model } = request.params as { model: string };
    const kind = context.kinds.find(model);
    if (!kind) throw new SpielplanError('NOT_FOUND', { detail: 'no such kind of block' });
    return kind;
  });
}

type Calls = Record<keyof (typeof BLOCK_CALLS)['text'], Call>;

function registerKind(
  app: FastifyInstance,
  context: ProviderContext,
  calls: Calls,
  kindOf: (request: FastifyRequest) => Kind,
): void {
  const register = (call: Call, handler: (input: CallInput<Call>) => Promise<object>) =>
    registerCall(app, context, call, async (input) => withTag(input, await handler(input)), {
      bodyLimit: MAX_BODY_BYTES,
      ...(call.body && {
        checkBody: (body, request) => checkBlock(context.db, kindOf(request), body, call.method === 'PATCH'),
      }),
    });
  const editing = ({ lang, request }: CallInput<Call>): Editing => ({
    context,
    editor: accountOf(request),
    kind: kindOf(request),
    lang,
  });
  /** A kind that a release brings is known when it is asked for. */
  const bodyOf = (name: 'create' | 'update' | 'patch', { request, body }: CallInput<Call>) =>
    calls === RELEASED_BLOCK_CALLS ? parseInput(blockCallsOf(kindOf(request).definition)[name].body, body, 'INVALID_BODY') : body;
  const change = (name: 'update' | 'patch') => (input: CallInput<Call>) => {
    const body = parseChange(bodyOf(name, input));
    return updateBlock(editing(input), input.params.id, body, expectedRevision(input.request, body.revision));
  };
  const modelOf = (input: CallInput<Call>) => kindOf(input.request).definition.model;

  register(calls.list, (input) => {
    const path = callPath(calls.list, { lang: input.lang, model: modelOf(input) });
    return listBlocks(context, modelOf(input), path, input.lang, input.query as unknown as ListQuery);
  });
  register(calls.read, async (input) =>
    present(context.db, await requireBlock(context.db, modelOf(input), input.params.id), input.lang),
  );
  register(calls.create, async (input) => {
    const answer = await createBlock(editing(input), parseNewBlock(bodyOf('create', input)));
    if (!('refusedWith' in answer)) input.reply.code(201);
    return answer;
  });
  register(calls.update, change('update'));
  register(calls.patch, change('patch'));
  register(calls.remove, (input) => {
    const { revision } = input.query as unknown as { revision?: number };
    return removeBlock(editing(input), input.params.id, expectedRevision(input.request, revision));
  });
}

function withTag({ reply }: CallInput<Call>, answer: object): object {
  const { refusedWith, body } = answer as Partial<RefusedAnswer>;
  const revision = newestRevision(refusedWith ? (body as { current: PageBlock }).current : answer);
  if (revision !== undefined) reply.header('etag', `"${revision}"`);
  return answer;
}

/** Of a block and of all in it: a tag stands for the whole answer. */
function newestRevision({ revision, columns = [] }: { revision?: number; columns?: PageBlock['columns'] }): number | undefined {
  if (revision === undefined) return undefined;
  const inner = columns.flatMap(({ children }) => children.map((child) => newestRevision(child) ?? 0));
  return Math.max(revision, ...inner);
}

async function listBlocks(
  { db }: ProviderContext,
  model: string,
  path: string,
  lang: Language,
  { page = 1, ...wanted }: ListQuery,
) {
  const { object_id: objectId, parent } = wanted;
  const fits = and(
    eq(modules.model, model),
    objectId === undefined ? undefined : eq(sql`coalesce(${modules.pageId}, ${modules.objectId})`, objectId),
    parent === undefined ? undefined : eq(modules.parentId, parent),
  );
  const [total] = await db.select({ count: count() }).from(modules).where(fits);
  const rows = await db
    .select()
    .from(modules)
    .where(fits)
    .orderBy(asc(modules.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const trees = await readEditedTrees(
    db,
    rows.map(({ id }) => id),
  );
  const results = rows.map((row) => presentBlock(trees, row, lang));
  return pagedAnswer({ path, query: { ...wanted }, page, pageSize: PAGE_SIZE }, total?.count ?? 0, results);
}
