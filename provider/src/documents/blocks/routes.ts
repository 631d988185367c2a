import type { FastifyInstance } from 'fastify';
import {
  type BlockPlace,
  type Call,
  copyBlocksCall,
  markTranslatedCall,
  MAX_PREPARED_BYTES,
  moveBlockCall,
  prepareBlocksCall,
  readBlockCall,
  removeBlockCall,
  restoreBlocksCall,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { type CallInput, registerCall } from '../../platform/http/registerCall.ts';
import { accountOf } from '../../accounts/index.ts';
import { placeNamed } from '../content/place.ts';
import { expectedRevision } from '../../platform/http/revisions.ts';
import { type BlockEditing, markTranslated, moveBlock, readBlock, removeBlock } from './changeEditedBlocks.ts';
import { prepareBlocks } from './prepareBlocks.ts';
import { copyBlocks, restoreBlocks, type Target } from './restoreBlocks.ts';

/** A section of a long page in both languages, markup included. */
const MAX_SUBTREE_BYTES = 4 * 1024 * 1024;

/** What editors do with blocks of any kind, also of kinds nobody here knows. */
export function registerEditedBlocks(app: FastifyInstance, context: ProviderContext): void {
  const editing = ({ lang, request }: CallInput<Call>): BlockEditing => ({ context, editor: accountOf(request), lang });

  registerCall(app, context, readBlockCall, (input) => readBlock(editing(input), input.params.id));

  registerCall(app, context, moveBlockCall, async (input) => {
    const { content_type, object_id, parent, column, position, revision } = input.body;
    if ((content_type === undefined) !== (object_id === undefined))
      throw refuse('object_id', 'content_type and object_id go together');
    const place = content_type !== undefined && object_id !== undefined ? placeNamed({ content_type, object_id }) : undefined;
    const expected = expectedRevision(input.request, revision);
    return moveBlock(editing(input), input.params.id, { place, parent, column, position }, expected);
  });

  registerCall(app, context, markTranslatedCall, (input) => {
    const { translated, revision } = input.body;
    return markTranslated(editing(input), input.params.id, translated, expectedRevision(input.request, revision));
  });

  registerCall(app, context, removeBlockCall, (input) => {
    const { revision, seal } = input.query;
    return removeBlock(editing(input), input.params.id, { ...expectedRevision(input.request, revision), seal });
  });

  registerCall(
    app,
    context,
    restoreBlocksCall,
    (input) => restoreBlocks(editing(input), input.body.subtree, targetOf(input.body)),
    { bodyLimit: MAX_SUBTREE_BYTES },
  );

  registerCall(
    app,
    context,
    copyBlocksCall,
    async (input) => {
      const { id, subtree, slug } = input.body;
      if ((id === undefined) === (subtree === undefined)) throw refuse('subtree', 'either an id or a subtree');
      const source = subtree ? { subtree } : { id: id ?? 0 };
      return copyBlocks(editing(input), source, targetOf(input.body), slug);
    },
    { bodyLimit: MAX_SUBTREE_BYTES },
  );

  registerCall(
    app,
    context,
    prepareBlocksCall,
    async ({ body, request, lang }) => ({ blocks: await prepareBlocks(context, accountOf(request), body.blocks, lang) }),
    { bodyLimit: MAX_PREPARED_BYTES },
  );
}

function targetOf(body: BlockPlace): Target {
  const { parent, column, position } = body;
  return { place: placeNamed(body), parent, column, position };
}

function refuse(field: string, detail: string): SpielplanError {
  return new SpielplanError('INVALID_BODY', { field, detail });
}
