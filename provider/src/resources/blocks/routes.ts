import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Call, callPath, BLOCK_CALLS, type BlockModel, type PageBlock } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { editedBlocks as modules } from '../../database/schema/working.ts';
import { pagedAnswer } from '../../http/pagedAnswer.ts';
import { type CallInput, type RefusedAnswer, registerCall } from '../../http/registerCall.ts';
import { accountOf } from '../../security/access.ts';
import { presentBlock } from '../content/presentBlocks.ts';
import { readEditedTrees } from '../documents/readEdited.ts';
import { type Editing, present, removeBlock, requireBlock, updateBlock } from './changeBlocks.ts';
import { checkBlock } from '../documents/fields/checkBlock.ts';
import { createBlock } from './createBlock.ts';
import { parseChange, parseNewBlock } from './parseBody.ts';
import { expectedRevision } from '../documents/revisions.ts';

const PAGE_SIZE = 50;
/** An HTML block holds 200,000 characters, which JSON may write with two bytes and an escape each. */
const MAX_BODY_BYTES = 1024 * 1024;

interface ListQuery {
  object_id?: number;
  parent?: number;
  page?: number;
}

/** List, read, create, change and delete every kind of content block; for editors. Each answer carries its revision as ETag. */
export function registerBlocks(app: FastifyInstance, context: ProviderContext): void {
  for (const model of Object.keys(BLOCK_CALLS) as BlockModel[]) registerModel(app, context, model);
}

function registerModel(app: FastifyInstance, context: ProviderContext, model: BlockModel): void {
  // Every kind of block has the same six calls; what its fields are, their schemas say.
  const calls: Record<keyof (typeof BLOCK_CALLS)['text'], Call> = BLOCK_CALLS[model];
  const register = (call: Call, handler: (input: CallInput<Call>) => Promise<object>) =>
    registerCall(app, context, call, async (input) => withTag(input, await handler(input)), {
      bodyLimit: MAX_BODY_BYTES,
      ...(call.body && { checkBody: (body) => checkBlock(context.db, model, body, call.method === 'PATCH') }),
    });
  const editing = ({ lang, request }: CallInput<Call>): Editing => ({ context, editor: accountOf(request), model, lang });
  const change = (input: CallInput<Call>) => {
    const body = parseChange(input.body);
    return updateBlock(editing(input), input.params.id, body, expectedRevision(input.request, body.revision));
  };

  register(calls.list, ({ lang, query }) => listBlocks(context, model, lang, query as unknown as ListQuery));
  register(calls.read, async ({ lang, params }) => present(context.db, await requireBlock(context.db, model, params.id), lang));
  register(calls.create, async (input) => {
    const answer = await createBlock(editing(input), parseNewBlock(input.body));
    if (!('refusedWith' in answer)) input.reply.code(201);
    return answer;
  });
  register(calls.update, change);
  register(calls.patch, change);
  register(calls.remove, (input) => {
    const { revision } = input.query as unknown as { revision?: number };
    return removeBlock(editing(input), input.params.id, expectedRevision(input.request, revision));
  });
}

function withTag({ reply }: CallInput<Call>, answer: object): object {
  const { refusedWith, body } = answer as Partial<RefusedAnswer>;
  const { revision } = (refusedWith ? (body as { current: PageBlock }).current : answer) as { revision?: number };
  if (revision !== undefined) reply.header('etag', `"${revision}"`);
  return answer;
}

async function listBlocks({ db }: ProviderContext, model: BlockModel, lang: Language, { page = 1, ...wanted }: ListQuery) {
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
  const path = callPath(BLOCK_CALLS[model].list, { lang });
  const results = rows.map((row) => presentBlock(trees, row, lang));
  return pagedAnswer({ path, query: { ...wanted }, page, pageSize: PAGE_SIZE }, total?.count ?? 0, results);
}
