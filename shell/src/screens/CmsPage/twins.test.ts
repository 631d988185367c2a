import { sampleBlock as module } from '../../blocks/testing/samplePage.ts';
import { findSample as found } from './testing/loadSample.ts';

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
