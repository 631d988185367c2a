import { pageSchema, settingsSchema, type PageBlock } from '@spielplan/shared-contracts/api';
import type { LoadContext, PageFound, ProviderReader } from '@spielplan/shared-contracts/remote';
import { serverBlocks } from '../../blocks/serverBlocks.server.ts';
import type { CmsPageView } from './CmsPageView.ts';
import { loadCmsPage } from './loadCmsPage.server.ts';

const PAGE = {
  id: 1,
  urls: { de: '/de/besuch', en: '/en/visit' },
  content_type: 'page',
  title: 'Besuch',
  headline: 'Ihr Besuch',
  is_online: true,
  is_clickable: true,
  in_menu: true,
  in_footer: false,
  parent: null,
  is_landing_page: false,
  meta_title: '',
  meta_description: '',
  og_title: '',
  og_description: '',
  og_image: null,
  og_type: 'website',
  og_image_thumbs: null,
  modules: [],
  settings_url: '',
  siblings: [],
};
const settings = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Haus', en: 'House' },
});

let nextId = 1;
const module = (model: string, fields: object = {}, columns: PageBlock['columns'] = []): PageBlock => ({
  id: nextId++,
  slug: '',
  model,
  parent: null,
  content_type: 'page',
  object_id: 1,
  columns,
  ...fields,
});

async function found(fields: object) {
  const context = {
    lang: 'de',
    url: new URL('https://altwasser.example/de/besuch'),
    params: {},
    text: (key: string) => key,
    now: Date.parse('2026-11-21T12:00:00+01:00'),
    settings,
    provider: { read: async () => pageSchema.parse({ ...PAGE, ...fields }) } as unknown as ProviderReader,
  } as unknown as LoadContext;
  const loadBlock = async (block: PageBlock) => {
    const own = serverBlocks[block.model];
    return own ? { owner: 'shell' as const, ...(await own.load(block, context)) } : null;
  };
  return (await loadCmsPage({ ...context, path: 'besuch', loadBlock })) as PageFound<CmsPageView>;
}

it('says where it stands in easy language, and of a twin what that is of (R73)', async () => {
  const urls = { de: '/de/leicht', en: '/en/easy' };
  expect((await found({ easy_language: { urls } })).twin).toEqual({ easy: '/de/leicht' });
  const of = { content_type: 'page', object_id: 7, title: 'Besuch', urls: { de: '/de/besuch', en: '/en/visit' } };
  const twin = await found({ easy_of: of });
  expect([twin.twin, twin.frame]).toEqual([{ original: { title: 'Besuch', href: '/de/besuch' } }, { lang: 'de-simple' }]);
  // Its card says so too, which is all that a shared link shows of it.
  expect([twin.head.cardLine, (await found({})).head.cardLine]).toEqual([
    expect.stringMatching(/Leichte Sprache|twin\.easy/),
    undefined,
  ]);
  const alone = await found({ easy_of: null });
  expect([alone.twin, alone.frame]).toEqual([{ original: null }, { lang: 'de-simple' }]);
  const [plain, elsewhere] = [await found({}), await found({ easy_language: { urls: { en: '/en/easy' } } })];
  expect([plain.twin, plain.frame?.lang, elsewhere.twin]).toEqual([undefined, undefined, undefined]);
});

it('puts each sentence of easy language on its own line, and of no other page (R73)', async () => {
  const modules = [module('text', { content: '<p>Das ist ein Haus. Es ist groß.</p>' })];
  const htmlOf = async (fields: object) =>
    ((await found({ modules, ...fields })).data.blocks[0] as { data: { html: string } }).data.html;
  expect(await htmlOf({ easy_of: null })).toBe('<p>Das ist ein Haus.<br>Es ist groß.</p>');
  expect(await htmlOf({})).toBe('<p>Das ist ein Haus. Es ist groß.</p>');
});

it('puts a film in sign language under a headline, to which the page leads (R74)', async () => {
  const film = (fields: object = {}) =>
    module('video', { video_url: 'https://vimeo.com/700000041', is_sign_language: true, ...fields });
  const first = film();
  const { data, twin } = await found({
    modules: [module('container', {}, [{ classes: 'col-12', children: [first] }]), film()],
  });
  const [columns, headline] = data.blocks;
  expect(columns?.data).toMatchObject({
    columns: [{ blocks: [{ model: 'headline', data: { content: 'twin.signTitle', level: 2 } }, { model: 'video' }] }],
  });
  expect(headline?.model).toBe('headline');
  expect(twin).toEqual({ sign: `#sign-language-${first.id}` });
  const silent = await found({ modules: [film({ is_sign_language: false }), film({ video_url: 'https://a.example' })] });
  expect([silent.twin, silent.data.blocks.map(({ model }) => model)]).toEqual([undefined, ['video']]);
});
