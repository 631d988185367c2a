import { BLOCKS, readForgivingly, type PageBlock } from '@spielplan/shared-contracts/api';
import type { LoadContext, RemoteName } from '@spielplan/shared-contracts/remote';
import { createPartReport } from '../../../failures/createPartReport.server.ts';
import { createLoadContext } from './loadContext.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';
import type { Site } from '../site/presentSite.ts';
import { LOAD_TIMEOUT_MS, withTimeLimit } from './withTimeLimit.ts';

/**
 * Loads one block of a page with the loader of its owner. A model without an owner, or with fields of a newer version, is
 * reported once and leaves a gap (architecture, blocks). Rejects as the loader does.
 */
export async function loadBlock(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site,
  context: LoadContext,
  asked: PageBlock,
) {
  const module = withoutUnreadable(renderContext, request, asked);
  const own = Object.hasOwn(renderContext.bundle.serverBlocks, module.model)
    ? renderContext.bundle.serverBlocks[module.model]
    : undefined;
  if (own)
    return isTooNew(renderContext, request, module, own)
      ? NEWER
      : { owner: 'shell' as const, ...(await own.load(module, context)) };
  const owner: RemoteName | undefined = renderContext.set.blocks[module.model];
  // The owner counts even where its block is left out: its next version may show it.
  if (owner) request.owners?.add(owner);
  const block = owner && renderContext.set.remotes.get(owner)?.remote.blocks[module.model];
  if (!owner || !block) {
    reportLeftOut(renderContext, request, module, 'block.unknown');
    return UNKNOWN;
  }
  if (isTooNew(renderContext, request, module, block)) return NEWER;
  const load = block.load as unknown as (
    module: PageBlock,
    context: LoadContext,
  ) => Promise<{ data: unknown; validUntil?: number }>;
  const loaded = load(module, createLoadContext(renderContext, request, site, owner, {}));
  return { owner, ...(await withTimeLimit(loaded, LOAD_TIMEOUT_MS, `the block ${module.model}`)) };
}

const NEWER = { gap: 'newer' } as const;
const UNKNOWN = { gap: 'unknown' } as const;

/**
 * A block whose fields mean something that its owner has not
 * learnt yet is left out and reported, like an unknown one.
 */
function isTooNew(
  renderContext: RenderContext,
  request: PageRequest,
  module: PageBlock,
  { schemaVersion: known = 1 }: { schemaVersion?: number },
): boolean {
  const { schema_version: version = 1 } = module;
  if (version > known) reportLeftOut(renderContext, request, module, 'block.newer', { version, known });
  return version > known;
}

const readable = new WeakMap<PageBlock, PageBlock>();

/**
 * A block whose fields are partly unreadable goes on
 * without those. Checked once for each reading of the page.
 */
function withoutUnreadable({ log }: RenderContext, { url }: PageRequest, module: PageBlock): PageBlock {
  const known = readable.get(module);
  if (known) return known;
  const schema = Object.hasOwn(BLOCKS, module.model) ? BLOCKS[module.model as keyof typeof BLOCKS].fields : undefined;
  const answer = schema && readForgivingly(schema, module);
  let fitting = module;
  if (answer?.success && answer.leftOut.length > 0) {
    createPartReport(log)(`block ${module.model}`, url.pathname, answer.leftOut);
    const others = Object.entries(module).filter(([field]) => !Object.hasOwn(schema!.shape, field));
    fitting = { ...(Object.fromEntries(others) as PageBlock), ...answer.data };
  }
  readable.set(module, fitting);
  return fitting;
}

const MAX_REPORTED = 1_000;

/** Once for each such block and state of it, not for each view. */
export function reportLeftOut(
  { unknownBlocks, log }: RenderContext,
  { url }: PageRequest,
  { model, id, revision }: PageBlock,
  event: 'block.unknown' | 'block.newer' | 'block.missing',
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const key = `${event} ${model} ${id} ${String(revision)}`;
  if (unknownBlocks.has(key)) return;
  if (unknownBlocks.size >= MAX_REPORTED) unknownBlocks.clear();
  unknownBlocks.add(key);
  log.warn(event, { model, id, revision, ...fields, path: url.pathname });
}
