import { sectionModule, type PageModule } from '@spielplan/shared-contracts/api';
import type { LoadContext, RemoteName } from '@spielplan/shared-contracts/remote';
import type { BlockView } from '../screens/CmsPage/CmsPageView.ts';
import { earliest } from './earliest.ts';
import { presentColumns } from './Columns/presentColumns.ts';
import { readOnlineWindow } from './readOnlineWindow.ts';

/** Loads one block by its owner; `null` where nobody owns the model or the block failed, which the caller has reported. */
export type LoadBlock = (
  module: PageModule,
  context: LoadContext,
) => Promise<{ owner: RemoteName | 'shell'; data: unknown; validUntil?: number } | null>;

interface ModulesContext {
  now: number;
  loadBlock: LoadBlock;
  context: LoadContext;
}

export interface LoadedModules {
  blocks: BlockView[];
  validUntil?: number;
}

/** Columns inside columns inside columns are a mistake, or an attack. */
const MAX_DEPTH = 4;

/** Loads the modules of a page or column side by side and keeps their order; what is outside its time window is left out. */
export async function loadModules(modules: readonly PageModule[], on: ModulesContext, depth = 0): Promise<LoadedModules> {
  const loaded = await Promise.all(modules.map((module) => loadModule(module, on, depth)));
  return {
    blocks: loaded.flatMap(({ block }) => (block ? [block] : [])),
    validUntil: earliest(loaded.map(({ validUntil }) => validUntil)),
  };
}

async function loadModule(
  module: PageModule,
  on: ModulesContext,
  depth: number,
): Promise<{ block: BlockView | null; validUntil?: number }> {
  const window = readOnlineWindow(module, on.now);
  if (!window.isOnline) return { block: null, validUntil: window.nextChange };
  const { id, model } = module;
  if (model === 'container' || model === 'section') {
    if (depth >= MAX_DEPTH) return { block: null };
    const columns = await Promise.all(module.columns.map(({ children }) => loadModules(children, on, depth + 1)));
    const section = model === 'section' ? sectionModule.fields.safeParse(module).data : undefined;
    const data = presentColumns(module.columns, columns, section?.extra_class ?? '');
    const validUntil = earliest([window.nextChange, ...columns.map((column) => column.validUntil)]);
    return { block: { id, model, owner: 'shell', data }, validUntil };
  }
  const answer = await on.loadBlock(module, on.context);
  if (!answer || answer.data === null || answer.data === undefined) return { block: null, validUntil: window.nextChange };
  return {
    block: { id, model, owner: answer.owner, data: answer.data },
    validUntil: earliest([window.nextChange, answer.validUntil]),
  };
}
