import type { PageBlock, PreparedBlock } from '@spielplan/shared-contracts/api';
import type { BlockView, PresentBlocksRequest, PresentedBlock } from '@spielplan/shared-contracts/remote';
import { parseRequestUrl } from '../http/requestUrl.ts';
import { createBlockLoader } from './loading/createBlockLoader.ts';
import { createLoadContext } from './loading/loadContext.ts';
import { createEditorView } from './loading/openEditorView.ts';
import type { PageRequest, RenderContext } from './PageRequest.ts';
import { readSite } from './site/readSite.ts';

/** Blocks that are not saved, and the page they are to stand on, as plain data. */
export interface UnsavedOrder extends PresentBlocksRequest {
  cookie: string;
  /** What the provider made of them; null where it cannot. */
  prepared: readonly PreparedBlock[] | null;
}

/**
 * Presents blocks that are not saved as the page would show them,
 * in the order of the request. Rejects as reading the site does.
 */
export async function presentUnsaved(
  renderContext: RenderContext,
  { path, blocks, cookie, prepared }: UnsavedOrder,
): Promise<PresentedBlock[]> {
  const page = parseRequestUrl(path, renderContext.origin);
  const url = new URL(page.url);
  url.searchParams.delete('v');
  url.searchParams.set('edit', '1');
  const editor = createEditorView(renderContext, cookie, url);
  const now = Date.now();
  const pathAndQuery = url.pathname + url.search;
  const request: PageRequest = { ...page, url, pathAndQuery, now, languages: [page.lang], hasSession: true, editor };
  const byKey = new Map((prepared ?? []).map((block) => [block.key, block]));

  try {
    const site = await readSite(renderContext, page.lang, now);
    const context = createLoadContext(renderContext, request, site, 'shell', {});
    const { load: loadBlock } = createBlockLoader(renderContext, request, site, context);
    return await Promise.all(
      blocks.map(async ({ key, model, id = 0 }) => {
        const answer = byKey.get(key);
        if (!answer) return { key, block: gapOf(model, id) };
        if ('problem' in answer) return answer;
        const module = pageBlockOf(model, id, answer.fields);
        const { blocks: shown } = await renderContext.bundle.loadPageBlocks([module], { now, loadBlock, context });
        return { key, block: sealScripts(shown[0] ?? gapOf(model, id), module) };
      }),
    );
  } finally {
    editor.reader.end();
  }
}

const PREVIEW_PATH = '/_frame/preview';
const NOWHERE = { content_type: '', object_id: 0 };

/** Columns are presented without what stands in them, which has presentations of its own. */
function pageBlockOf(model: string, id: number, fields: Readonly<Record<string, unknown>>): PageBlock {
  const columns = Array.isArray(fields['columns']) ? (fields['columns'] as { classes?: unknown }[]) : [];
  return {
    ...fields,
    ...NOWHERE,
    id,
    model,
    slug: '',
    parent: null,
    columns: columns.map(({ classes }) => ({ classes: String(classes), children: [] })),
  };
}

function gapOf(model: string, id: number): BlockView {
  return { id, model, owner: 'shell', data: null, source: { document: NOWHERE, slug: '', parent: null, gap: 'unsaved' } };
}

/**
 * The frame of a saved block has an address of its own; this one is filled
 * by what stands behind the address, of which no server is told.
 */
function sealScripts(block: BlockView, module: PageBlock): BlockView {
  const isFrame = block.model === 'html' && (block.data as { kind?: string } | null)?.kind === 'frame';
  return isFrame
    ? { ...block, data: { kind: 'frame', src: `${PREVIEW_PATH}#${encodeURIComponent(String(module['html_code']))}` } }
    : block;
}
