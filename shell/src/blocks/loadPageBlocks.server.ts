import { sectionBlock, type PageBlock } from '@spielplan/shared-contracts/api';
import type { BlockGap, BlockView, LoadContext, PartOwner, StickyLink } from '@spielplan/shared-contracts/remote';
import { earliest } from './earliest.ts';
import type { HeadlineView } from './Headline/presentHeadline.ts';
import { presentColumns } from './Columns/presentColumns.ts';
import { presentSource } from './presentSource.ts';
import { parseOnlineWindow } from './parseOnlineWindow.ts';

/** What a block's owner makes of it. */
export interface LoadedBlock {
  data: unknown;
  /** Epoch ms at which what is shown changes by itself. */
  validUntil?: number;
  /** Links of this block that also stand in the sticky navigation. */
  stickyLinks?: readonly StickyLink[];
}

/**
 * Loads one block by its owner; why there is a gap where nobody owns
 * the model or the block failed, which the caller has reported.
 */
export type LoadBlock = (
  module: PageBlock,
  context: LoadContext,
) => Promise<(LoadedBlock & { owner: PartOwner }) | { gap: BlockGap } | null>;

interface BlocksContext {
  now: number;
  loadBlock: LoadBlock;
  context: LoadContext;
}

export interface LoadedPageBlocks {
  blocks: BlockView[];
  validUntil?: number;
  /** In the page's order, those of columns where the columns stand. */
  stickyLinks: StickyLink[];
  /** The place of the first film in sign language. */
  signPlace?: string | undefined;
}

type LoadedPageBlock = Omit<LoadedPageBlocks, 'blocks' | 'stickyLinks'> & {
  block: BlockView | null;
  /** What the page puts before it. */
  before?: BlockView;
  stickyLinks?: readonly StickyLink[];
};

/** Columns inside columns inside columns are a mistake, or an attack. */
const MAX_DEPTH = 4;

/**
 * Loads the blocks of a page or column side by side and keeps
 * their order; what is outside its time window is left out.
 */
export async function loadPageBlocks(modules: readonly PageBlock[], on: BlocksContext, depth = 0): Promise<LoadedPageBlocks> {
  const loaded = await Promise.all(modules.map((module) => loadPageBlock(module, on, depth)));
  return {
    blocks: loaded.flatMap(({ before, block }) => [before, block].filter((each) => !!each)),
    validUntil: earliest(loaded.map(({ validUntil }) => validUntil)),
    stickyLinks: loaded.flatMap(({ stickyLinks = [] }) => stickyLinks),
    signPlace: loaded.find(({ signPlace }) => signPlace)?.signPlace,
  };
}

async function loadPageBlock(module: PageBlock, on: BlocksContext, depth: number): Promise<LoadedPageBlock> {
  const isEditing = on.context.isEditing ?? false;
  const { isOnline, nextChange } = parseOnlineWindow(module, on.now);
  if (!isOnline && !isEditing) return { block: null, validUntil: nextChange };
  const loaded = await (isContainer(module) ? loadColumns(module, on, depth) : loadOwn(module, on));
  const { block, stickyLinks, gap = 'empty' } = loaded;
  const validUntil = earliest([nextChange, loaded.validUntil]);
  if (!isEditing) return { ...loaded, block, validUntil, stickyLinks, ...(block && announceSignFilm(module, on.context)) };
  const shown = block ?? { id: module.id, model: module.model, owner: 'shell' as const, data: null };
  const source = presentSource(module, isOnline ? (block ? undefined : gap) : 'notNow');
  return { block: { ...shown, source }, validUntil, stickyLinks };
}

/** A film in sign language stands under a headline that says so, to which the page leads. */
function announceSignFilm(module: PageBlock, { text }: LoadContext): Pick<LoadedPageBlock, 'before' | 'signPlace'> {
  if (module['is_sign_language'] !== true || !['video', 'video_file'].includes(module.model)) return {};
  const anchor = `sign-language-${module.id}`;
  const data: HeadlineView = { level: 2, content: text('twin.signTitle'), anchor };
  // Blocks of the provider have ids from 1 on.
  return { before: { id: -module.id, model: 'headline', owner: 'shell', data }, signPlace: `#${anchor}` };
}

async function loadOwn(module: PageBlock, on: BlocksContext): Promise<LoadedPageBlock & { gap?: BlockGap }> {
  const { id, model } = module;
  const answer = await on.loadBlock(module, on.context);
  if (!answer || 'gap' in answer) return { block: null, gap: answer?.gap };
  const { owner, data, validUntil, stickyLinks } = answer;
  if (data === null || data === undefined) return { block: null };
  return { block: { id, model, owner, data }, validUntil, stickyLinks };
}

function isContainer({ model }: PageBlock): boolean {
  return model === 'container' || model === 'section';
}

async function loadColumns(module: PageBlock, on: BlocksContext, depth: number): Promise<LoadedPageBlock & { gap?: BlockGap }> {
  const { id, model } = module;
  if (depth >= MAX_DEPTH) return { block: null, gap: 'failed' };
  const columns = await Promise.all(module.columns.map(({ children }) => loadPageBlocks(children, on, depth + 1)));
  const validUntil = earliest(columns.map((column) => column.validUntil));
  const isEmpty = columns.every(({ blocks }) => blocks.length === 0);
  // An empty container shows nothing and is left out; an empty section may be a field of colour.
  if (model === 'container' && isEmpty && !on.context.isEditing) return { block: null, validUntil };
  const section = model === 'section' ? sectionBlock.fields.safeParse(module).data : undefined;
  const data = presentColumns(module.columns, columns, section);
  const stickyLinks = columns.flatMap((column) => column.stickyLinks);
  const signPlace = columns.find((column) => column.signPlace)?.signPlace;
  return { block: { id, model, owner: 'shell', data }, validUntil, stickyLinks, signPlace };
}
