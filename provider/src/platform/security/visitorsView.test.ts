import { eq } from 'drizzle-orm';
import { allCalls, BLOCK_CALLS, type Call, callPath, pageCall, type PageBlock } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { editors, pages } from '../database/schema/index.ts';
import { EXAMPLE_BLOCKS } from '../../documents/blocks/testing/exampleBlocks.ts';
import { PDF } from '../../media/uploads/testing/sampleFiles.ts';
import { upload } from '../../media/uploads/testing/sendFile.ts';
import { DETAILS } from '../../testing/callsThatShow.ts';
import { setPublishing } from '../../testing/editorsDesk.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';

/**
 * What an anonymous visitor gets is the same before and after every call of the contract that an account
 * without the right to publish makes, whatever it is answered.
 */
const NOTHING = { canEdit: false, canPublish: false, hasDashboardOnlineAccess: false, canManageAccounts: false };
const ROLES = {
  looker: NOTHING,
  writer: { ...NOTHING, canEdit: true },
  /** Publishing needs editing, too. */
  'publisher who may not edit': { ...NOTHING, canPublish: true },
  director: { ...NOTHING, hasDashboardOnlineAccess: true },
  manager: { ...NOTHING, canManageAccounts: true },
  'everything but publishing': { canEdit: true, canPublish: false, hasDashboardOnlineAccess: true, canManageAccounts: true },
};
type Role = keyof typeof ROLES;

const OLD_PATH = 'alte-adresse';
const MODELS = Object.keys(BLOCK_CALLS) as (keyof typeof BLOCK_CALLS)[];
const calls = Object.values(allCalls);
/** The one call that changes what visitors find without the right to publish. */
const ANSWER_SEARCH = 'answerSearch';
/** Calls that change something and are for accounts alone: everybody else's are a visitor's own. */
const CHANGING = calls.filter(({ method, access }) => method !== 'GET' && access !== undefined);

let provider: TestProvider;
let publisher: Visitor;
const visitorsPaths: string[] = [];
const people = {} as Record<Role, Visitor>;
/** What the house has before anybody tries. */
const made = { page: 0, other: 0, binned: 0, planned: 0, shownMedia: 0, namedMedia: 0, version: 0, pageVersion: 0, account: 0 };

async function send(who: Visitor, id: string, { params = {}, query = '', body }: Asking = {}): Promise<Response> {
  const call = allCalls[id];
  if (!call) throw new Error(`There is no call ${id}.`);
  const path = `${callPath(call, { lang: 'de', ...params })}${query && `?${query}`}`;
  return call.method === 'GET' ? who.get(path) : who.send(call.method, path, body);
}
interface Asking {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
}

async function must<T>(who: Visitor, id: string, asking: Asking = {}): Promise<T> {
  const answer = await send(who, id, asking);
  if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface MediaEntry {
  id: number;
  path: string;
}
const addFile = async (who: Visitor, name: string): Promise<MediaEntry> =>
  must(who, 'createMedia', { body: { temp_file: (await upload(who, PDF, name)).id } });

beforeAll(async () => {
  provider = await startTestProvider({ formRateLimit: 10_000 });
  await setPublishing(provider, 'draft');
  publisher = await newEditor(provider.url, 'leitung');
  const { db } = provider.context;
  const [{ id: _, ...like }] = (await db.select().from(editors).where(eq(editors.username, 'redaktion'))) as [
    typeof editors.$inferSelect,
  ];
  for (const role of Object.keys(ROLES) as Role[]) {
    await db.insert(editors).values({ ...like, ...ROLES[role], username: role });
    people[role] = await newEditor(provider.url, role);
  }
  await furnish();
  await listVisitorsPaths();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

/** A redirect, files that only opening hours and an alert name, a page in the bin, and one that is planned. */
async function furnish(): Promise<void> {
  const { db } = provider.context;
  const rows = await db.select().from(pages);
  const idOf = (path: string) => rows.find((row) => row.path.de === path)?.id ?? 0;
  Object.assign(made, { page: idOf('ueber-uns'), other: idOf('besuch'), account: 1 });
  const shown = await addFile(publisher, 'Oeffnungszeiten.pdf');
  const named = await addFile(publisher, 'Hinweis.pdf');
  Object.assign(made, { shownMedia: shown.id, namedMedia: named.id });
  const change = async (form: string, call: string, edit: (value: never) => unknown) => {
    const { value, revision } = await must<{ value: never; revision: number }>(publisher, form);
    await must(publisher, call, { body: { value: edit(value), revision } });
  };
  await change('hoursForm', 'changeHours', (value: object[]) =>
    value.map((entry) => ({ ...entry, alternative_link_url: { de: shown.path, en: shown.path } })),
  );
  await change('alertsForm', 'changeAlerts', (value: object[]) => [
    ...value,
    {
      id: null,
      title: { de: 'Hinweis', en: 'Note' },
      text: { de: 'Text', en: 'Text' },
      link: { de: named.path, en: named.path },
      link_title: { de: 'Mehr', en: 'More' },
      online_from: null,
      online_to: null,
    },
  ]);
  const create = async (name: string, path: string) => {
    const titles = { de: name, en: name };
    const { pages: nodes } = await must<{ pages: { id: number }[] }>(publisher, 'createPage', {
      body: { titles, paths: { de: path, en: `${path}-en` }, parent: null },
    });
    return nodes[0]?.id ?? 0;
  };
  made.binned = await create('Im Papierkorb', OLD_PATH);
  await must(publisher, 'removePage', { params: { id: made.binned } });
  made.planned = await create('Geplant', 'geplante-seite');
  await must(publisher, 'changePage', { params: { id: made.planned }, body: { is_online: true } });
  await must(publisher, 'changePageTexts', { params: { id: made.planned }, body: { headline: 'Erst morgen' } });
  const at = new Date(provider.clock.now() + 86_400_000).toISOString();
  const planned = [{ content_type: 'page', object_id: made.planned }];
  await must(publisher, 'publishDocuments', { body: { documents: planned, at } });
  await change('redirectsForm', 'changeRedirects', (value: object[]) => [
    ...value,
    { lang: 'de', old_path: `/de/${OLD_PATH}`, new_path: '/de/besuch' },
  ]);
  const document = { content_type: 'page', object_id: made.page };
  await must(publisher, 'nameDocumentVersion', { body: { ...document, name: 'Vorher' } });
  const query = `content_type=page&object_id=${made.page}`;
  const { results } = await must<{ results: { id: number }[] }>(publisher, 'documentVersions', { query });
  made.version = results[0]?.id ?? 0;
  visitorsPaths.push(shown.path, named.path);
}

/** Every call for everybody, of all pages, and the files that visitors are led to. */
async function listVisitorsPaths(): Promise<void> {
  const rows = await provider.context.db.select().from(pages);
  const fillings: Record<string, object[]> = {
    page: [...rows.map(({ path }) => ({ path: path.de })), { path: OLD_PATH }, { path: 'fremde-seite' }],
    containerBySlug: [{ slug: 'home-house' }],
  };
  for (const call of calls) {
    if (call.method !== 'GET' || call.access || call.isPersonal || call.id === 'changes') continue;
    for (const filling of fillings[call.id] ?? [{}]) {
      const id = DETAILS.find((detail) => detail.call === call.id)?.document.object_id ?? 1;
      const query = new URLSearchParams({ query: 'haus', date: '01-08-2026', kind: 'page' });
      visitorsPaths.push(`${callPath(call, { lang: 'de', id, slug: '404', path: '', ...filling })}?${query}`);
    }
  }
}

/** What an anonymous visitor gets everywhere, by address. */
async function look(): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const path of visitorsPaths) {
    const answer = await fetch(provider.url + path, { redirect: 'manual' });
    seen.set(path, `${answer.status} ${Buffer.from(await answer.arrayBuffer()).toString('latin1')}`);
  }
  return seen;
}

function changedSince(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...before.keys()].filter((path) => before.get(path) !== after.get(path));
}

type Attempt = (who: Visitor) => Promise<Response>;

const onPage = () => ({ content_type: 'page', object_id: made.page });
const topOf = (document = onPage()) => ({ ...document, parent: null, column: 0, position: 0 });
const documents = () => ({ documents: [onPage(), { content_type: 'page', object_id: made.planned }] });

/** The first block at the top of the page as editors see it. */
async function anyBlock(who: Visitor = publisher): Promise<number> {
  const query = `content_type=page&object_id=${made.page}`;
  const { blocks } = await must<{ blocks: { id: number }[] }>(who, 'documentBlocks', { query });
  return blocks[0]?.id ?? 0;
}

/** A change of a form of the site as it is: refused by the right, not by the value. */
const sameForm =
  (form: string, call: string): Attempt =>
  async (who) => {
    const { value } = await must<{ value: object }>(publisher, form);
    return send(who, call, { body: { value: form === 'redirectsForm' || form === 'alertsForm' ? [] : value } });
  };

async function withFile(who: Visitor, attempt: (file: string) => Promise<Response>): Promise<Response> {
  return attempt((await upload(who, Buffer.concat([PDF, Buffer.from(`\n% ${Math.random()}`)]), 'fremd.pdf')).id);
}

/** A large file in parts; the answer to the last step. */
async function uploadInParts(who: Visitor, isFinished: boolean): Promise<Response> {
  const begun = await send(who, 'beginUpload', { body: { name: 'heft.pdf', size: PDF.length } });
  const { id } = (await begun.json()) as { id?: number };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(PDF)]), 'heft.pdf');
  const sent = await send(who, 'sendUploadPart', { params: { id: id ?? 1 }, query: 'from=0', body: form });
  return isFinished ? send(who, 'finishUpload', { params: { id: id ?? 1 } }) : sent;
}

/** What each call is tried with, in an order in which each can be done; the calls of the kinds of blocks are below. */
const ATTEMPTS: Readonly<Record<string, readonly Attempt[]>> = {
  changeAccount: [
    (who) =>
      send(who, 'changeAccount', {
        params: { id: made.account },
        body: { rights: { edit: false, publish: false, dashboard: false, accounts: false } },
      }),
  ],
  changeOwnAccount: [(who) => send(who, 'changeOwnAccount', { body: { interface_language: 'en' } })],
  changePassword: [
    (who) => send(who, 'changePassword', { body: { password: 'falsch', new_password: 'ganz neu und lang genug' } }),
  ],
  endSession: [(who) => send(who, 'endSession', { params: { id: 999_999 } })],
  inviteAccount: [
    (who) =>
      send(who, 'inviteAccount', {
        body: {
          username: `gast-${Math.random()}`,
          email: '',
          first_name: '',
          last_name: '',
          rights: { edit: true, publish: false, dashboard: false, accounts: false },
        },
      }),
  ],
  linkAccount: [(who) => send(who, 'linkAccount', { params: { id: made.account } })],
  removeAccount: [(who) => send(who, 'removeAccount', { params: { id: 999_999 } })],
  answerSearch: [(who) => send(who, 'answerSearch', { body: { lang: 'de', terms: ['haus'], link: '/de/besuch' } })],
  keepProofRun: [(who) => send(who, 'keepProofRun', { body: { events: 1, requests: 1, disagreements: [] } })],
  changePageTexts: [
    (who) =>
      send(who, 'changePageTexts', {
        params: { id: made.page },
        body: { title: 'Fremd', headline: 'Fremd', theme: 'cc03', is_landing_page: true },
      }),
    (who) => send(who, 'changePageTexts', { params: { id: made.planned }, body: { headline: 'Fremd' } }),
  ],
  discardDocuments: [
    (who) => send(who, 'discardDocuments', { body: { documents: [onPage()] } }),
    (who) => send(who, 'discardDocuments', { body: documents() }),
    // A block that has moved to another document goes with both.
    (who) => send(who, 'discardDocuments', { body: { documents: [onPage(), { content_type: 'page', object_id: made.other }] } }),
  ],
  nameDocumentVersion: [(who) => send(who, 'nameDocumentVersion', { body: { ...onPage(), name: 'Fremd' } })],
  createPreviewLink: [(who) => send(who, 'createPreviewLink', { body: { ...onPage(), days: 1 } })],
  removePreviewLink: [
    async (who) => {
      const { id } = (await (await send(who, 'createPreviewLink', { body: { ...onPage(), days: 1 } })).json()) as { id?: number };
      return send(who, 'removePreviewLink', { params: { id: id ?? 1 } });
    },
  ],
  prepareBlocks: [
    (who) => send(who, 'prepareBlocks', { body: { blocks: [{ key: 'a', model: 'text', fields: { content: '<p>Fremd</p>' } }] } }),
  ],
  presence: [(who) => send(who, 'presence', { body: { tab: 'abcdefgh', documents: [onPage()] } })],
  createContainer: [
    (who) => send(who, 'createContainer', { body: { ...onPage(), parent: null, slug: `fremd-${Math.random()}` } }),
  ],
  markTranslated: [async (who) => send(who, 'markTranslated', { params: { id: await anyBlock() }, body: { translated: true } })],
  copyBlocks: [async (who) => send(who, 'copyBlocks', { body: { ...topOf(), id: await anyBlock() } })],
  moveBlock: [
    async (who) => send(who, 'moveBlock', { params: { id: await anyBlock() }, body: { ...topOf(), position: 2 } }),
    async (who) =>
      send(who, 'moveBlock', { params: { id: await anyBlock() }, body: topOf({ content_type: 'page', object_id: made.other }) }),
  ],
  removeBlock: [async (who) => send(who, 'removeBlock', { params: { id: await anyBlock() } })],
  restoreBlocks: [
    async (who) => {
      const id = await anyBlock();
      const { subtree } = await must<{ subtree: unknown }>(publisher, 'readBlock', { params: { id } });
      await send(who, 'removeBlock', { params: { id } });
      return send(who, 'restoreBlocks', { body: { ...topOf(), subtree } });
    },
  ],
  restoreDocumentVersion: [(who) => send(who, 'restoreDocumentVersion', { params: { id: made.version }, body: {} })],
  restorePageVersion: [
    async (who) => {
      const { results } = await must<{ results: { id: number }[] }>(publisher, 'pageVersions', { query: `page_id=${made.page}` });
      return send(who, 'restorePageVersion', { params: { id: results.at(-1)?.id ?? 1 }, body: {} });
    },
  ],
  publishDocuments: [
    (who) => send(who, 'publishDocuments', { body: documents() }),
    (who) =>
      send(who, 'publishDocuments', {
        body: { ...documents(), at: new Date(provider.clock.now() + 3_600_000).toISOString() },
      }),
  ],
  unpublishDocuments: [(who) => send(who, 'unpublishDocuments', { body: documents() })],
  unscheduleDocuments: [(who) => send(who, 'unscheduleDocuments', { body: documents() })],
  createMedia: [(who) => withFile(who, (file) => send(who, 'createMedia', { body: { temp_file: file } }))],
  changeMedia: [
    (who) => send(who, 'changeMedia', { params: { id: made.shownMedia }, body: { name: 'Fremd.pdf', credit: 'Fremd' } }),
    async (who) => {
      const { results } = await must<{ results: { id: number }[] }>(publisher, 'media', { query: 'kind=picture' });
      const alt = { de: 'Fremd', en: 'Fremd' };
      const body = { name: 'Fremd.jpg', alt, credit: 'Fremd', is_decorative: false, focal_point: { x: 1, y: 1 } };
      return send(who, 'changeMedia', { params: { id: results[0]?.id ?? 1 }, body });
    },
    (who) => withOwnFile(who, (id) => send(who, 'changeMedia', { params: { id }, body: { credit: 'Fremd' } })),
  ],
  replaceMedia: [
    ...(['shownMedia', 'namedMedia'] as const).map(
      (which): Attempt =>
        (who) =>
          withFile(who, (file) => send(who, 'replaceMedia', { params: { id: made[which] }, body: { temp_file: file } })),
    ),
    (who) =>
      withOwnFile(who, (id) => withFile(who, (file) => send(who, 'replaceMedia', { params: { id }, body: { temp_file: file } }))),
  ],
  removeMedia: [
    (who) => send(who, 'removeMedia', { params: { id: made.shownMedia } }),
    (who) => send(who, 'removeMedia', { params: { id: made.namedMedia } }),
    (who) => withOwnFile(who, (id) => send(who, 'removeMedia', { params: { id } })),
  ],
  beginUpload: [(who) => send(who, 'beginUpload', { body: { name: 'film.mp4', size: 9 } })],
  sendUploadPart: [(who) => uploadInParts(who, false)],
  finishUpload: [(who) => uploadInParts(who, true)],
  createPage: [
    (who) => tryPage(who, OLD_PATH),
    (who) => tryPage(who, 'besuch'),
    (who) => tryPage(who, `fremd-${Math.round(Math.random() * 1e9)}`),
    (who) => tryPage(who, `kopie-${Math.round(Math.random() * 1e9)}`, { source: made.page }),
  ],
  changePage: [
    (who) => send(who, 'changePage', { params: { id: made.page }, body: { is_online: false, in_menu: false } }),
    (who) =>
      send(who, 'changePage', { params: { id: made.page }, body: { paths: { de: 'fremd', en: 'foreign' }, redirect: true } }),
  ],
  removePage: [(who) => send(who, 'removePage', { params: { id: made.page } })],
  restorePage: [(who) => send(who, 'restorePage', { params: { id: made.binned } })],
  changeAlerts: [sameForm('alertsForm', 'changeAlerts')],
  changeBrand: [sameForm('brandForm', 'changeBrand')],
  changeDesign: [sameForm('designForm', 'changeDesign')],
  changeHours: [sameForm('hoursForm', 'changeHours')],
  changeHoursPlace: [(who) => send(who, 'changeHoursPlace', { body: { value: { de: 'Fremd', en: 'Foreign' } } })],
  changeHouseTexts: [(who) => send(who, 'changeHouseTexts', { body: { value: [] } })],
  changeRedirects: [sameForm('redirectsForm', 'changeRedirects')],
  changeSwitches: [(who) => send(who, 'changeSwitches', { body: { value: { is_site_online: false, is_shop_online: false } } })],
};

async function withOwnFile(who: Visitor, attempt: (id: number) => Promise<Response>): Promise<Response> {
  const answer = await withFile(who, (file) => send(who, 'createMedia', { body: { temp_file: file } }));
  return answer.ok ? attempt(((await answer.json()) as MediaEntry).id) : answer;
}

function tryPage(who: Visitor, path: string, more: object = {}): Promise<Response> {
  const body = { titles: { de: 'Fremd', en: 'Foreign' }, paths: { de: path, en: `${path}-x` }, parent: null, ...more };
  return send(who, 'createPage', { body });
}

/** The calls of one kind of block, tried at a block of a seeded page that visitors see. */
async function attemptsOf(model: keyof typeof BLOCK_CALLS): Promise<Record<string, readonly Attempt[]>> {
  const { results } = await must<{ results: PageBlock[] }>(publisher, `${model}.list`);
  const [block] = results;
  if (!block) throw new Error(`No seeded page has a ${model}.`);
  const words = Object.fromEntries(
    Object.entries(block)
      .filter(
        ([name, value]) => typeof value === 'string' && /title|text|content|headline|name/.test(name) && name !== 'content_type',
      )
      .map(([name]) => [name, 'Fremd']),
  );
  const { content_type: type, object_id: object, ...fields } = block;
  const place = { content_type: type, object_id: object, parent: null };
  const attempts: Record<string, readonly Attempt[]> = {
    [`${model}.create`]: [
      (who) => send(who, `${model}.create`, { body: { ...fields, ...place, slug: '' } }),
      (who) => send(who, `${model}.create`, { body: { ...words, ...place, slug: '' } }),
      (who) => send(who, `${model}.create`, { body: { ...EXAMPLE_BLOCKS[model].input, ...place, slug: '' } }),
    ],
    [`${model}.update`]: [
      (who) => send(who, `${model}.update`, { params: { id: block.id }, body: { ...block, ...words } }),
      (who) => send(who, `${model}.update`, { params: { id: block.id }, body: { ...words, ...place, slug: block.slug } }),
      (who) =>
        send(who, `${model}.update`, {
          params: { id: block.id },
          body: { ...EXAMPLE_BLOCKS[model].input, ...place, slug: block.slug },
        }),
    ],
    [`${model}.patch`]: [(who) => send(who, `${model}.patch`, { params: { id: block.id }, body: { ...words, position: 3 } })],
    [`${model}.remove`]: [(who) => send(who, `${model}.remove`, { params: { id: block.id } })],
  };
  // A container is made by a call of its own, which is above.
  return Object.fromEntries(Object.entries(attempts).filter(([id]) => allCalls[id]));
}

it('every call that changes something for accounts is tried', () => {
  const ofBlocks = new Set(MODELS.flatMap((model) => Object.values(BLOCK_CALLS[model]).map(({ id }: Call) => id)));
  const untried = CHANGING.filter(({ id }) => !ATTEMPTS[id] && !ofBlocks.has(id)).map(({ id }) => id);
  expect(untried).toEqual([]);
});

describe('What a visitor gets stays as it was (R76), whatever is tried by', () => {
  it.each(Object.keys(ROLES) as Role[])(
    '%s',
    async (role) => {
      const who = people[role];
      const before = await look();
      expect(changedSince(before, await look())).toEqual([]);
      const done = new Map<string, number[]>();
      const found: unknown[] = [];
      const tryAll = async (attempts: Record<string, readonly Attempt[]>, isEachLookedAt: boolean) => {
        for (const [id, tries] of Object.entries(attempts)) {
          // What that right is for; the test below says what it changes.
          if (id === ANSWER_SEARCH && ROLES[role].hasDashboardOnlineAccess) continue;
          const statuses = [];
          for (const attempt of tries) statuses.push((await attempt(who)).status);
          done.set(id, statuses);
          if (!isEachLookedAt) continue;
          const changed = changedSince(before, await look());
          if (changed.length > 0) found.push([id, statuses, changed]);
        }
      };
      await tryAll(ATTEMPTS, role === 'writer');
      for (const model of MODELS) await tryAll(await attemptsOf(model), false);
      const changed = changedSince(before, await look());
      if (changed.length > 0) found.push(['all of them', [...done], changed]);
      expect(found).toEqual([]);
      expect([...done.values()].flat().filter((status) => status >= 500)).toEqual([]);
      // A try that is refused for another reason than the right proves nothing.
      const refused = atLeastOne(CHANGING).filter(({ id, access }) => {
        const isAllowed = access === 'editor' && ROLES[role].canEdit;
        return isAllowed && !(done.get(id) ?? []).some((status) => status < 300);
      });
      expect(refused.map(({ id }) => [id, done.get(id)])).toEqual([]);
    },
    300_000,
  );
});

it('the right to the dashboard answers searches, and visitors get nothing else of it', async () => {
  const before = await look();
  for (const attempt of atLeastOne(ATTEMPTS[ANSWER_SEARCH] ?? [])) expect((await attempt(people.director)).status).toBe(200);
  const changed = changedSince(before, await look());
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((path) => !path.includes('/api/search/'))).toEqual([]);
});

it('the same look sees what an account that may publish changes', async () => {
  const before = await look();
  await must(publisher, 'changePageTexts', { params: { id: made.page }, body: { headline: 'Veröffentlicht' } });
  expect(changedSince(before, await look())).toEqual([]);
  await must(publisher, 'publishDocuments', { body: { documents: [onPage()] } });
  const address = callPath(pageCall, { lang: 'de', path: 'ueber-uns' });
  expect(changedSince(before, await look()).some((path) => path.startsWith(address))).toBe(true);
});
