import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idSchema, pagedOf, problemSchema, queryIdSchema, storedIdSchema } from '../common.ts';
import { pageBlockSchema } from '../pages.ts';
import { blockEnvelopeSchema, blockPlacementSchema, blockPositionSchema, type BlockDefinition } from './defineBlock.ts';
import { BLOCKS, type BlockModel } from './blocks.ts';

/** With 409 comes the state that is current, so an editor can compare. */
export const blockRevisionConflictSchema = problemSchema.extend({ current: pageBlockSchema });

type EnvelopeShape = typeof blockEnvelopeSchema.shape;

const listQuerySchema = z.object({
  object_id: queryIdSchema.optional(),
  parent: queryIdSchema.optional(),
  page: queryIdSchema.optional(),
});
const access = 'editor';
/**
 * What a change may carry besides fields: the revision
 * it was made from, and another place on the same page.
 */
const changeSchema = blockPositionSchema.extend({
  revision: z.number().int().nonnegative().optional(),
  parent: storedIdSchema.nullable().optional(),
});
const revisionQuerySchema = z.object({ revision: z.coerce.number().int().nonnegative().optional() });

/**
 * The calls of one kind of content block below `/{lang}/pageeditor-api/{model}/`, as product.md
 * section 7 says: GET for the list and one, POST to create, POST and PATCH on one to change it,
 * DELETE. Editors only, with the CSRF header. A change names its `revision`, or the header
 * `If-Match`, so as not to write over another editor's: 409 or 412 with what is current.
 */
export function blockCallsOf<const Model extends string, Fields extends z.ZodObject, Input extends z.ZodObject>({
  model,
  fields,
  input,
}: BlockDefinition<Model, Fields, Input>) {
  // zod's own type of extending by an open shape forgets the fields.
  const answer = z.object({ ...fields.shape, ...blockEnvelopeSchema.shape, model: z.literal(model) }) as unknown as z.ZodObject<
    Omit<Fields['shape'], keyof EnvelopeShape> & EnvelopeShape
  >;
  const list = `/{lang}/pageeditor-api/${model}/` as const;
  const one = `/{lang}/pageeditor-api/${model}/{id}/` as const;
  return {
    list: defineCall({ id: `${model}.list`, method: 'GET', path: list, query: listQuerySchema, answer: pagedOf(answer), access }),
    read: defineCall({ id: `${model}.read`, method: 'GET', path: one, answer, access }),
    create: defineCall({
      id: `${model}.create`,
      method: 'POST',
      path: list,
      body: input.extend(blockPlacementSchema.shape).extend(blockPositionSchema.shape),
      answer,
      access,
      status: 201,
    }),
    update: defineCall({
      id: `${model}.update`,
      method: 'POST',
      path: one,
      body: input.extend(changeSchema.shape),
      answer,
      access,
    }),
    patch: defineCall({
      id: `${model}.patch`,
      method: 'PATCH',
      path: one,
      body: input.partial().extend(changeSchema.shape),
      answer,
      access,
    }),
    remove: defineCall({
      id: `${model}.remove`,
      method: 'DELETE',
      path: one,
      query: revisionQuerySchema,
      answer: z.object({ id: idSchema }),
      access,
    }),
  };
}

/** The calls of one kind of block, with its own fields. */
export type CallsOfBlock<M extends BlockModel> = ReturnType<
  typeof blockCallsOf<M, (typeof BLOCKS)[M]['fields'], (typeof BLOCKS)[M]['input']>
>;

/** The calls of every kind of content block: `BLOCK_CALLS.headline.create`. */
export const BLOCK_CALLS = blockCallsByModel();

function blockCallsByModel(): { readonly [M in BlockModel]: CallsOfBlock<M> } {
  const entries = Object.values<BlockDefinition>(BLOCKS).map((block) => [block.model, blockCallsOf(block)]);
  // Object.fromEntries forgets which calls belong to which model.
  return Object.fromEntries(entries) as { [M in BlockModel]: CallsOfBlock<M> };
}

/** The fields of a kind that the contract does not know: the provider checks them by what the release said. */
const releasedFields = z.looseObject({});
/**
 * The same calls for kinds of blocks that a release brings. A provider that follows no releases serves none; one that does names
 * those it saves in the settings (`editing.kinds`), and answers 404 to others. Not in `allCalls`: no kind is there for certain.
 */
export const RELEASED_BLOCK_CALLS = releasedBlockCalls();

function releasedBlockCalls() {
  const calls = blockCallsOf({ model: '{model}', schemaVersion: 1, fields: releasedFields, input: releasedFields });
  const answer = z.looseObject(blockEnvelopeSchema.shape);
  const body = releasedFields;
  return {
    list: { ...calls.list, answer: pagedOf(answer) },
    read: { ...calls.read, answer },
    create: { ...calls.create, answer, body },
    update: { ...calls.update, answer, body },
    patch: { ...calls.patch, answer, body },
    remove: calls.remove,
  };
}

/** Creates the first, empty section where a page has none yet (product.md section 4). */
export const createContainerCall = defineCall({
  id: 'createContainer',
  method: 'POST',
  path: '/{lang}/pageeditor-api/container/',
  body: blockPlacementSchema,
  answer: pageBlockSchema,
  access,
  status: 201,
});
