import {
  allCalls,
  type Call,
  callPath,
  createPreviewLinkCall,
  eventCall,
  eventsCall,
  BLOCK_CALLS,
  pageCall,
  userDetailsCall,
} from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from './testing/testProvider.ts';
import { picture } from './media/uploads/testing/sampleFiles.ts';
import { upload } from './media/uploads/testing/sendFile.ts';

let provider: TestProvider;
let visitor: Visitor;
let direction: Visitor;
beforeAll(async () => {
  provider = await startTestProvider();
  visitor = await newVisitor(provider.url, { withToken: false });
  direction = await newEditor(provider.url, 'leitung');
  await direction.send('POST', '/de/pageeditor-api/document-versions/', { content_type: 'page', object_id: 1, name: 'Vorher' });
  const link = await direction.send('POST', '/de/pageeditor-api/preview-links/', { content_type: 'page', object_id: 1, days: 1 });
  const { token } = createPreviewLinkCall.answer.parse(await link.json());
  const { id: file } = await upload(direction, await picture('jpeg'));
  await direction.send('POST', '/pageeditor-api/media/', { temp_file: file });
  await direction.send('POST', '/pageeditor-api/media-uploads/', { name: 'film.mp4', size: 9 });
  EXAMPLES['preview'] = { query: `preview=${token}` };
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

interface Example {
  params?: Record<string, string | number>;
  query?: string;
}

/** What a call is asked with where it needs more than a language. */
const EXAMPLES: Record<string, Example> = {
  addresses: { query: 'kind=event' },
  article: { params: { id: 1 } },
  autocomplete: { query: 'query=kon' },
  calendar: { query: 'date=01-08-2026' },
  containerBySlug: { params: { slug: 'home-house' } },
  event: { params: { id: 1_030 } },
  documentChecks: { query: 'content_type=page&object_id=1' },
  moments: { query: 'path=/de' },
  documentBlocks: { query: 'content_type=page&object_id=1' },
  documentState: { query: 'content_type=page&object_id=1' },
  documentVersion: { params: { id: 1 } },
  documentVersions: { query: 'content_type=page&object_id=1' },
  eventAvailability: { params: { id: 1_030 } },
  events: { query: 'page_size=100' },
  form: { params: { id: 1 } },
  htmlPart: { params: { slug: '404' } },
  mediaUpload: { params: { id: 1 } },
  mediaUsages: { params: { id: 1 } },
  page: { params: { path: '' } },
  pageVersions: { query: 'page_id=1' },
  pageChanges: { params: { id: 1 } },
  pageTexts: { params: { id: 1 } },
  searchFiles: { query: 'query=a' },
  linkTargets: { query: 'query=a' },
  person: { params: { id: 1 } },
  previewLinks: { query: 'content_type=page&object_id=1' },
  production: { params: { id: 1 } },
  readBlock: { params: { id: 1 } },
  room: { params: { id: 1 } },
  search: { query: 'query=konzert' },
  searchEvents: { query: 'query=konzert' },
  searchOthers: { query: 'query=konzert' },
  seriesDetail: { params: { id: 1 } },
  venue: { params: { id: 1 } },
};

const calls = Object.values(allCalls);
const READ_BLOCK = /^(\w+)\.read$/;

/** Asks a call as the reader it is meant for. */
function ask(call: Call, lang: string, { params = {}, query = '' }: Example): Promise<Response> {
  return (call.access ? direction : visitor).get(`${callPath(call, { lang, ...params })}?lang=${lang}&${query}`);
}

/** A block of this kind from the seeded pages; null where none shows one. */
async function anyBlock(model: keyof typeof BLOCK_CALLS, lang: string): Promise<Example | null> {
  const { list } = BLOCK_CALLS[model];
  const { results } = list.answer.parse(await (await ask(list, lang, {})).json());
  return results[0] ? { params: { id: results[0].id } } : null;
}

describe('Of all calls of the contract', () => {
  it('there is none that is not served', async () => {
    const missing: string[] = [];
    for (const call of calls) {
      const path = callPath(call, { lang: 'de', id: 1, slug: 'x', path: 'x', ...EXAMPLES[call.id]?.params });
      // A method that no call has: whatever is served here says which ones it takes.
      const { headers } = await fetch(provider.url + path, { method: 'PUT' });
      if (!headers.get('allow')?.split(', ').includes(call.method)) missing.push(`${call.method} ${call.path}`);
    }
    expect(missing).toEqual([]);
  });

  it('those of the blocks can be tried on seeded pages', async () => {
    const absent: string[] = [];
    for (const model of Object.keys(BLOCK_CALLS)) {
      if (!(await anyBlock(model as keyof typeof BLOCK_CALLS, 'de'))) absent.push(model);
    }
    expect(absent).toEqual([]);
  });
});

describe.each(LANGUAGES)('In %s', (lang) => {
  it.each(calls.filter(({ method }) => method === 'GET').map((call) => [call.id, call] as const))(
    '%s answers as the contract says',
    async (id, call) => {
      const model = READ_BLOCK.exec(id)?.[1];
      const example = model ? await anyBlock(model as keyof typeof BLOCK_CALLS, lang) : EXAMPLES[id];
      const response = await ask(call, lang, example ?? {});
      expect(response.status).toBe(200);
      expect(call.answer.safeParse(await response.json()).error).toBeUndefined();
    },
  );

  it('every event of the first weeks answers as the contract says', async () => {
    const list = eventsCall.answer.parse(await (await fetch(`${provider.url}/${lang}/api/events/?page_size=60`)).json());
    for (const { id } of atLeastOne(list.results)) {
      const response = await fetch(provider.url + callPath(eventCall, { lang, id }));
      expect(eventCall.answer.safeParse(await response.json()).error).toBeUndefined();
    }
  });

  it('every page of the menu is there, with its blocks', async () => {
    for (const path of lang === 'de'
      ? ['besuch', 'besuch/anfahrt', 'ueber-uns', 'mediathek', 'programm/veranstaltungen']
      : ['visit', 'visit/getting-here', 'about', 'watch-and-listen', 'program/events']) {
      const page = pageCall.answer.parse(await (await fetch(`${provider.url}/${lang}/pageeditor-api/page/${path}`)).json());
      expect(page.urls[lang]).toBe(`/${lang}/${path}`);
      const encoded = await fetch(provider.url + callPath(pageCall, { lang, path }));
      expect(encoded.status).toBe(200);
    }
  });
});

it('the start page carries the blocks it is made of, pictures included', async () => {
  const page = pageCall.answer.parse(await (await fetch(`${provider.url}/en/pageeditor-api/page/`)).json());
  expect(page.modules.map(({ model }) => model)).toEqual(
    expect.arrayContaining([
      'hero_media',
      'event_list',
      'full_teaser',
      'container',
      'teaser_list',
      'headline',
      'blog_teaser_list',
    ]),
  );
  expect(page.modules.find(({ model }) => model === 'hero_media')).toMatchObject({ image: { base: '/media/posters/page-1' } });
  expect(page.modules.find(({ model }) => model === 'container')?.columns.map(({ classes }) => classes)).toEqual([
    'col-6',
    'col-6',
  ]);
});

it('a page knows the pages above it, and none that are offline', async () => {
  const page = pageCall.answer.parse(await (await fetch(`${provider.url}/de/pageeditor-api/page/besuch/anfahrt`)).json());
  expect(page.parents).toEqual([
    { title: 'Kulturmeile Altwasser', url: '/de' },
    { title: 'Besuch', url: '/de/besuch' },
  ]);
  expect((await fetch(`${provider.url}/de/pageeditor-api/page/sommerfest`)).status).toBe(404);
});

it('an anonymous visitor is told so, and the editor call refuses', async () => {
  const details = userDetailsCall.answer.parse(await (await fetch(`${provider.url}/api/user-details/`)).json());
  expect(details).toMatchObject({ is_logged_in: false, first_name: '', webshop_url: null });
  expect((await fetch(`${provider.url}/pageeditor-api/user`)).status).toBe(401);
});

it('an unchanged answer is not sent twice', async () => {
  const first = await fetch(`${provider.url}/de/api/events/`);
  const etag = first.headers.get('etag') ?? '';
  const second = await fetch(`${provider.url}/de/api/events/`, { headers: { 'if-none-match': etag } });
  expect(second.status).toBe(304);
});

it('the process says that it lives and that its database answers', async () => {
  expect(await (await fetch(`${provider.url}/health/live`)).json()).toEqual({ status: 'live' });
  expect(await (await fetch(`${provider.url}/health/ready`)).json()).toEqual({ status: 'ready' });
});
