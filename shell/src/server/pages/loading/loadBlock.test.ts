import type { PageBlock } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { recordLog } from '../../testing/recordLog.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';
import type { Site } from '../site/presentSite.ts';
import { loadBlock } from './loadBlock.ts';

const block = { id: 1, slug: '', model: 'event_list', parent: null, content_type: 'page', object_id: 1, columns: [] };

async function load(module: PageBlock) {
  const log = recordLog();
  const seen: unknown[] = [];
  const own = { load: async (given: PageBlock) => (seen.push(given), { data: null }) };
  const renderContext = { log, bundle: { serverBlocks: { event_list: own } } } as unknown as RenderContext;
  const request = { url: new URL('https://haus.example/de') } as PageRequest;
  for (let view = 0; view < 2; view += 1) await loadBlock(renderContext, request, {} as Site, {} as LoadContext, module);
  return { log, seen };
}

it('a block with a field that cannot be read is shown without it, and that is said once', async () => {
  const { seen, log } = await load({ ...block, headline: 'Heute', tag: 'jazz', children: [3, 'vier'], unknown: 1 });
  expect(seen[1]).toEqual({
    ...block,
    unknown: 1,
    headline: 'Heute',
    date_from: null,
    date_to: null,
    filters: null,
    tag: null,
    children: [3],
  });
  expect(log.of('provider.leftOut').map(({ call, field }) => [call, field])).toEqual([
    ['block event_list', 'tag'],
    ['block event_list', 'children.*'],
  ]);
});

it('a block that fits reaches its owner as it is', async () => {
  const module = { ...block, headline: 'Heute' };
  expect((await load(module)).seen[0]).toBe(module);
});
