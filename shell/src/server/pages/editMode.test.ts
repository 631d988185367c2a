import { editorCall, pageCall, type Call, type PageBlock } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { BlockView, PageAnswer } from '@spielplan/shared-contracts/remote';
import { serverBlocks } from '../../blocks/serverBlocks.server.ts';
import { loadCmsPage } from '../../screens/CmsPage/loadCmsPage.server.ts';
import { loadSection } from '../../sections/loadSection.server.ts';
import { createTestContext, foundPage } from '../testing/createTestContext.ts';
import { samplePage } from '../../blocks/testing/samplePage.ts';
import { createPages } from './createPages.ts';
import type { RenderContext } from './PageRequest.ts';

const EDITOR = 'sessionid=good; csrftoken=t';
const LIST = '/de/programm/veranstaltungen';
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

const block = (id: number, model: string, fields: object = {}): PageBlock => ({
  id,
  slug: `block-${id}`,
  model,
  parent: null,
  content_type: 'page',
  object_id: 9,
  columns: [],
  revision: 3,
  ...fields,
});
const column = (...children: PageBlock[]) => [{ classes: 'col-12', children }];

const WORKING = [
  block(1, 'headline', { content: 'Entwurf' }),
  block(2, 'hologram'),
  block(3, 'text', { content: '<p>x</p>', schema_version: 99 }),
  block(4, 'quote', { content: 'Gestern', online_to: YESTERDAY }),
  block(5, 'faq', { headline: 'Fragen', items: [] }),
  block(6, 'container', { columns: column() }),
  block(7, 'container', { columns: column(block(8, 'text', { content: '<p>Innen</p>', parent: 7 })) }),
  block(9, 'quote', { content: 7 }),
];
const PUBLISHED = [block(1, 'headline', { content: 'Veröffentlicht' })];
/** Everything that only an editor in edit mode is told. */
const EDITING_KEYS = /"(source|gap|editing|revision|document)"/;

const pageOf = (blocks: PageBlock[]) => samplePage({ id: 9, urls: { de: '/de/besuch' }, in_menu: false, modules: blocks });

interface Asked {
  params: { path?: string; slug?: string };
  query?: { edit?: string; version_id?: number };
  cookie: string;
}

function open() {
  const readAsEditor = (async ({ id }: Call, { params, query, cookie }: Asked) => {
    if (!cookie.includes('sessionid=good')) throw new SpielplanError('NOT_LOGGED_IN');
    if (id === editorCall.id) return {};
    if (id === pageCall.id) return pageOf(query?.edit === '1' ? WORKING : PUBLISHED);
    if (id === 'containerBySlug' && params.slug === 'top')
      return block(20, 'container', { content_type: 'site', object_id: 1, slug: 'top', columns: column() });
    throw new SpielplanError('NOT_FOUND');
  }) as unknown as RenderContext['readAsEditor'];
  const { renderContext } = createTestContext({
    readAsEditor,
    readPage: async () => pageOf(PUBLISHED),
    loadCmsPage,
    load: async () => foundPage({ document: { content_type: 'event', object_id: 5 }, modules: [] }),
    sections: {
      top: async () => ({ blocks: [], stickyLinks: [] }),
      bottom: () => Promise.reject(new SpielplanError('NOT_FOUND')),
    },
  });
  renderContext.bundle = { ...renderContext.bundle, serverBlocks, loadSection };
  const pages = createPages({ renderContext: () => renderContext, hasCache: true, isSecure: false });
  return {
    text: async (path: string, cookie?: string) => String((await pages.answer(path, cookie !== undefined, { cookie })).body),
    data: async (path: string, cookie?: string) =>
      JSON.parse(String((await pages.answer(`/_data${path}`, cookie !== undefined, { cookie })).body)) as PageAnswer & {
        data: { blocks: BlockView[] };
      },
  };
}

describe('a page in edit mode', () => {
  it('shows the working state, every block with where it is stored', async () => {
    const { data, editing } = await open().data('/de/besuch?edit=1', EDITOR);
    expect(data.blocks.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
    expect(data.blocks[0]).toMatchObject({ data: { content: 'Entwurf' } });
    expect(data.blocks[0]?.source).toEqual({
      document: { content_type: 'page', object_id: 9 },
      slug: 'block-1',
      parent: null,
      revision: 3,
    });
    expect(data.blocks[6]).toMatchObject({ data: { columns: [{ blocks: [{ id: 8, source: { parent: 7 } }] }] } });
    expect(editing).toEqual({ contract: 1, documents: [{ content_type: 'page', object_id: 9 }] });
  });

  it('has a place for what visitors do not see, and says why they do not', async () => {
    const { data } = await open().data('/de/besuch?edit=1', EDITOR);
    const gaps = data.blocks.flatMap(({ id, data: view, source }) => (source?.gap ? [[id, source.gap, view === null]] : []));
    expect(gaps).toEqual([
      [2, 'unknown', true],
      [3, 'newer', true],
      [4, 'notNow', false],
      [5, 'empty', true],
      [9, 'failed', true],
    ]);
    expect(data.blocks[5]).toMatchObject({ data: { columns: [{ span: 12, blocks: [] }] } });
  });

  it('is nothing of all that to visitors, nor to an editor who is not editing', async () => {
    const { text, data } = open();
    for (const [path, cookie] of [
      ['/de/besuch?edit=1', undefined],
      ['/de/besuch?edit=1', 'sessionid=old'],
      ['/de/besuch', EDITOR],
      ['/de/besuch?edit=1&v=7', EDITOR],
    ] as const) {
      const html = await text(path, cookie);
      expect(html).not.toMatch(EDITING_KEYS);
      expect(html).not.toContain('edit-mode');
    }
    expect((await data('/de/besuch?edit=1')).data.blocks).toMatchObject([{ data: { content: 'Veröffentlicht' } }]);
  });

  it('carries its class', async () => {
    expect(await open().text('/de/besuch?edit=1', EDITOR)).toMatch(/<html[^>]* class="cc01 edit-mode"/);
  });
});

describe('a screen in edit mode', () => {
  it('names its own document and its sections, those that nobody has created included', async () => {
    const { editing, modules: blocks, sections } = await open().data(`${LIST}?edit=1`, EDITOR);
    expect(editing?.documents).toEqual([
      { content_type: 'event', object_id: 5 },
      { content_type: 'site', object_id: 1, section: 'top' },
      { content_type: 'site', object_id: 1, section: 'bottom' },
    ]);
    expect(blocks).toEqual([]);
    expect(sections).toMatchObject({ top: { state: 'loaded', blocks: [{ id: 20, source: { slug: 'top' } }] } });
    expect(sections).toMatchObject({ bottom: { state: 'missing' } });
  });

  it('has none of it for visitors', async () => {
    const answer = await open().data(LIST);
    expect(answer).not.toHaveProperty('editing');
    expect(answer).not.toHaveProperty('modules');
  });
});
