import type { Call, PageBlock } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { serverBlocks } from '../blocks/serverBlocks.server.ts';
import { loadSection } from './loadSection.server.ts';

const NOW = Date.parse('2026-11-21T12:00:00+01:00');
let nextId = 1;
const module = (model: string, fields: object = {}): PageBlock => ({
  id: nextId++,
  slug: '',
  model,
  parent: null,
  content_type: 'site',
  object_id: 1,
  columns: [],
  ...fields,
});

async function load(children: PageBlock[], section: object = {}) {
  const asked: unknown[] = [];
  const provider = {
    read: async (call: Call, options: unknown) => {
      asked.push([call.id, options]);
      return module('container', { columns: [{ classes: 'col-12', children }], ...section });
    },
  };
  const context = { lang: 'en', slug: 'magazine-intro', now: NOW, provider } as unknown as LoadContext & { slug: string };
  const loadBlock = async (block: PageBlock) => ({
    owner: 'shell' as const,
    ...(await serverBlocks[block.model]!.load(block, context)),
  });
  const { blocks: shown, validUntil, stickyLinks } = await loadSection({ ...context, loadBlock });
  const [whole] = shown;
  const { columns = [] } = (whole?.data ?? {}) as { columns?: { blocks: { model: string; data: { level?: number } }[] }[] };
  return { asked, validUntil, stickyLinks, whole, blocks: columns.flatMap(({ blocks }) => blocks) };
}

it('a section is asked for by its slug in the page’s language, and comes with its blocks', async () => {
  const { asked, blocks } = await load([module('headline', { content: 'On paper' }), module('text', { content: '<p>x</p>' })]);
  expect(asked).toEqual([['containerBySlug', { params: { lang: 'en', slug: 'magazine-intro' } }]]);
  expect(blocks.map(({ model }) => model)).toEqual(['headline', 'text']);
});

it('its links that an editor marked go to the sticky navigation, the others stay', async () => {
  const link = (link_text: string, sticky: boolean) => module('link', { link_text, link: '/en/visit', sticky });
  expect((await load([link('Visit', true), link('Here', false)])).stickyLinks).toEqual([{ href: '/en/visit', label: 'Visit' }]);
});

it('that has just been created is nothing, so that it leaves no gap above the list', async () => {
  expect((await load([])).whole).toBeUndefined();
});

it('its headlines stand below that of the screen, without a gap', async () => {
  const headlines = [4, 6].map((headline_level) => module('headline', { content: 'x', headline_level }));
  expect((await load(headlines)).blocks.map(({ data }) => data.level)).toEqual([2, 3]);
});

it('time windows in it are honoured, and tell until when it is true (R53)', async () => {
  const later = '2026-11-21T13:00:00+01:00';
  const { blocks, validUntil } = await load([module('text', { content: '<p>x</p>', online_from: later })]);
  expect([blocks, validUntil]).toEqual([[], Date.parse(later)]);
  expect((await load([], { valid_until: '2026-11-21T12:00:07+01:00' })).validUntil).toBe(NOW + 7_000);
  expect((await load([], { valid_until: '2026-11-21T11:00:00+01:00' })).validUntil).toBe(NOW + 1_000);
  expect((await load([], { online_to: '2026-11-21T11:00:00+01:00' })).whole).toBeUndefined();
});

it('one that is not there says so to its caller', async () => {
  const read = () => Promise.reject(new SpielplanError('NOT_FOUND'));
  const context = { lang: 'de', slug: 'x', now: NOW, provider: { read }, loadBlock: async () => null };
  await expect(loadSection(context as never)).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
});
