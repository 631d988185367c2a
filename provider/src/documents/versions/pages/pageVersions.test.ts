import { sql } from 'drizzle-orm';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { documentSnapshots } from '../../../platform/database/schema/index.ts';
import { type Page, pageCall, pageVersionsCall, restorePageVersionCall } from '@spielplan/shared-contracts/api';
import { EXAMPLE_BLOCKS } from '../../blocks/testing/exampleBlocks.ts';
import { openHouse } from '../../../testing/openHouse.ts';

const { provider, editor, visitor } = openHouse();

const PATH = '/de/pageeditor-api/page/besuch';
const readPage = async (query = '', reader = editor): Promise<Page> =>
  pageCall.answer.parse(await (await reader.get(PATH + query)).json());

async function readVersions(query = '') {
  const { id } = await readPage();
  const response = await editor.get(`/de/pageeditor-api/page-versions/?page_id=${id}${query}`);
  return pageVersionsCall.answer.parse(await response.json());
}

async function firstHeadline() {
  const found = (await readPage()).modules.find(({ model }) => model === 'headline');
  if (!found) throw new Error('the page has no headline');
  return found;
}

/** What is saved next is a version of its own: the last sitting was over an hour ago. */
const endSitting = () => provider.context.db.execute(sql`update page_versions set changed = changed - interval '1 hour'`);

async function setHeadline(content: string): Promise<void> {
  await endSitting();
  const { id } = await firstHeadline();
  const response = await editor.send('PATCH', `/de/pageeditor-api/headline/${id}/`, { content });
  expect(response.status).toBe(200);
}

describe('The versions of a page', () => {
  it('begin with the state before the first change, and name author, time and what was done', async () => {
    expect((await readVersions()).count).toBe(0);
    await setHeadline('Abendkasse');
    const { results, count } = await readVersions();
    expect(count).toBe(2);
    expect(results[0]).toMatchObject({
      username: 'redaktion',
      created: '2026-08-01T10:00:00.000Z',
      summary: 'Überschrift „Abendkasse“ geändert (Deutsch)',
      is_current: true,
    });
    expect(results[1]).toMatchObject({ username: '', summary: 'Stand vor der ersten Änderung', is_current: false });
    const english = await editor.get(`/en/pageeditor-api/page-versions/?page_id=${results[0]?.page}`);
    expect(pageVersionsCall.answer.parse(await english.json()).results[0]?.summary).toBe(
      'Headline “Abendkasse” changed (German)',
    );
  });

  it('are shown to an editor by their number, while a visitor sees the page as it is', async () => {
    const [current, first] = (await readVersions()).results;
    const contentOf = (page: Page) => page.modules.find(({ model }) => model === 'headline')?.['content'];
    expect(contentOf(await readPage(`?version_id=${first?.id}`))).toBe('Kasse');
    expect(contentOf(await readPage(`?version_id=${current?.id}`))).toBe('Abendkasse');
    expect(contentOf(await readPage(`?version_id=${first?.id}`, visitor))).toBe('Abendkasse');
    const created = '2026-08-01T10:00:00.000Z';
    expect((await readPage(`?version_id=${current?.id}`)).version).toEqual({ id: current?.id, created, username: 'redaktion' });
    expect((await readPage(`?version_id=${first?.id}`)).version).toEqual({ id: first?.id, created, username: null });
    expect((await readPage(`?version_id=${first?.id}`, visitor)).version).toBeUndefined();
    expect((await visitor.get(`${PATH}?version_id=999999`)).status).toBe(200);
    expect((await editor.get(`${PATH}?version_id=999999`)).status).toBe(404);
    expect((await editor.get(`/de/pageeditor-api/page/ueber-uns?version_id=${first?.id}`)).status).toBe(404);
    expect((await editor.get(`${PATH}?version_id=99999999999`)).status).toBe(400);
  });

  it('bring everything back: both languages, columns, deleted blocks with their ids, and unknown blocks untouched', async () => {
    const before = await readPage();
    const english = await (await editor.get('/en/pageeditor-api/page/visit')).text();
    await provider.context.db.execute(sql`
      insert into modules (page_id, position, slug, model, fields, columns)
      values (${before.id}, 99, 'zukunft', 'future_block', '{"de": {"glow": {"strong": 1}}, "en": {"glow": 2}}', '[]')`);
    await setHeadline('Kasse und Abendkasse');
    const [marked] = (await readVersions()).results;

    await endSitting();
    await provider.context.db.execute(sql`update modules set fields = '{"de": {}, "en": {}}' where slug = 'zukunft'`);
    for (const { id, model } of before.modules) await editor.send('DELETE', `/de/pageeditor-api/${model}/${id}/`);
    await editor.send('POST', '/de/pageeditor-api/quote/', {
      content: 'Neu',
      parent: null,
      content_type: 'page',
      object_id: before.id,
      slug: '',
    });
    expect((await readPage()).modules.map(({ model }) => model)).toEqual(['future_block', 'quote']);

    const restored = await editor.send('POST', `/de/pageeditor-api/page-versions/${marked?.id}/restore/`, {});
    const page = restorePageVersionCall.answer.parse(await restored.json());
    const withoutRevisions = (modules: unknown) => JSON.stringify(modules).replace(/"revision":\d+/g, '');
    const expected = before.modules.map((module) =>
      module.model === 'headline' && module.id === before.modules.find(({ model }) => model === 'headline')?.id
        ? { ...module, content: 'Kasse und Abendkasse' }
        : module,
    );
    expect(withoutRevisions(page.modules.slice(0, -1))).toBe(withoutRevisions(expected));
    expect(page.modules.at(-1)).toMatchObject({ model: 'future_block', slug: 'zukunft', glow: { strong: 1 } });
    expect(
      withoutRevisions(
        (JSON.parse(await (await editor.get('/en/pageeditor-api/page/visit')).text()) as Page).modules.slice(0, -1),
      ),
    ).toBe(withoutRevisions((JSON.parse(english) as Page).modules));
    expect((await readVersions()).results[0]).toMatchObject({
      is_current: true,
      summary: expect.stringMatching(/^Stand vom 1\. August 2026, 12:00/),
    });
    expect(page.revision).toBeGreaterThan(before.revision ?? 0);
  });

  it('bring back the look as it was chosen: paper, or whatever the house has', async () => {
    const versionWith = async (theme: string | null) => {
      await provider.context.db.execute(sql`update pages set theme = ${theme} where path ->> 'de' = 'besuch'`);
      await setHeadline(`Kasse ${theme}`);
      return (await readVersions()).results[0]?.id;
    };
    const themeAfter = async (id: number | undefined) => {
      const restored = await editor.send('POST', `/de/pageeditor-api/page-versions/${id}/restore/`, {});
      return restorePageVersionCall.answer.parse(await restored.json()).theme;
    };
    const [house, paper] = [await versionWith(null), await versionWith('cc01')];
    expect([await themeAfter(house), await themeAfter(paper)]).toEqual([undefined, 'cc01']);
  });

  it('say in each language when the state was saved', async () => {
    const { id } = await readPage();
    const summaryIn = async (lang: string) => {
      const answer = await editor.get(`/${lang}/pageeditor-api/page-versions/?page_id=${id}`);
      return pageVersionsCall.answer.parse(await answer.json()).results[0]?.summary;
    };
    expect(await summaryIn('de')).toBe('Stand vom 1. August 2026, 12:00 Uhr wiederhergestellt');
    expect(await summaryIn('en')).toBe('State of 1 August 2026, 12:00 restored');
  });

  it('grow by none when a block is saved unchanged, in whatever order its fields come', async () => {
    const { id } = await readPage();
    const place = { parent: null, content_type: 'page', object_id: id, slug: '' };
    const fields = EXAMPLE_BLOCKS.image.input;
    const created = await editor.send('POST', '/de/pageeditor-api/image/', { ...fields, ...place });
    const block = (await created.json()) as { id: number; revision: number };
    const before = (await readVersions()).count;
    for (const body of [fields, Object.fromEntries(Object.entries(fields).toReversed())]) {
      const saved = await editor.send('PATCH', `/de/pageeditor-api/image/${block.id}/`, body);
      expect([saved.status, ((await saved.json()) as { revision: number }).revision]).toEqual([200, block.revision]);
    }
    expect((await readVersions()).count).toBe(before);
    await editor.send('DELETE', `/de/pageeditor-api/image/${block.id}/`);
  });

  it('equal states are kept once', async () => {
    await setHeadline('A');
    await setHeadline('B');
    const count = () => provider.context.db.$count(documentSnapshots);
    const before = await count();
    await setHeadline('A');
    await setHeadline('B');
    expect(await count()).toBe(before);
  });

  it('come in pages, newest first, without gaps', async () => {
    for (let time = 0; time < 20; time += 1) await setHeadline(`Kasse ${time}`);
    const first = await readVersions();
    const second = await readVersions('&page=2');
    expect([first.results.length, first.previous]).toEqual([20, null]);
    expect(first.next).toContain('page=2');
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect((await editor.get(`/de/pageeditor-api/page-versions/?page_id=${first.results[0]?.page}&page=99`)).status).toBe(404);
    expect((await editor.get('/de/pageeditor-api/page-versions/?page_id=99999')).status).toBe(404);
  });
});

describe('Two editors at the same time', () => {
  it('of twenty who save over the same state, one is taken and the others get what is current', async () => {
    const { id, revision } = await firstHeadline();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        editor.send('PATCH', `/de/pageeditor-api/headline/${id}/`, { content: `Fassung ${number}`, revision }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    const { content, revision: current } = await firstHeadline();
    for (const answer of atLeastOne(refused)) {
      expect(await answer.json()).toMatchObject({
        error: 'CONFLICT',
        field: 'revision',
        current: { id, content, revision: current },
      });
    }
  });

  it('of twenty without a revision, all are taken, one after the other, and are one version of a sitting', async () => {
    await endSitting();
    const { id } = await firstHeadline();
    const before = (await readVersions()).count;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        editor.send('PATCH', `/de/pageeditor-api/headline/${id}/`, { content: `Wortlaut ${number}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const revisions = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { revision: number }).revision));
    expect(new Set(revisions).size).toBe(20);
    expect((await readVersions()).count).toBe(before + 1);
  });

  it('may name the state in If-Match, and is refused with 412', async () => {
    const { id } = await firstHeadline();
    const url = `/de/pageeditor-api/headline/${id}/`;
    const etag = (await editor.get(url)).headers.get('etag') ?? '';
    expect((await editor.send('PATCH', url, { content: 'Eins' }, { 'if-match': etag })).status).toBe(200);
    const late = await editor.send('PATCH', url, { content: 'Zwei' }, { 'if-match': etag });
    expect([late.status, await late.json()]).toEqual([
      412,
      expect.objectContaining({ error: 'PRECONDITION_FAILED', current: expect.objectContaining({ content: 'Eins' }) }),
    ]);
    for (const tag of ['W/"1"', 'rubbish', '"99999999999999"']) {
      expect((await editor.send('DELETE', url, undefined, { 'if-match': tag })).status).toBe(412);
    }
    expect((await editor.send('PATCH', url, { content: 'Drei' }, { 'if-match': '*' })).status).toBe(200);
    expect((await editor.send('DELETE', `${url}?revision=1`)).status).toBe(409);
  });

  it('who restore over a newer state are refused with the page', async () => {
    const { revision } = await readPage();
    const [, old] = (await readVersions()).results;
    await setHeadline('Dazwischen');
    const url = `/de/pageeditor-api/page-versions/${old?.id}/restore/`;
    const late = await editor.send('POST', url, { revision });
    const body = (await late.json()) as { current: unknown };
    expect([late.status, body]).toEqual([409, expect.objectContaining({ error: 'CONFLICT' })]);
    expect(pageCall.answer.parse(body.current)).toMatchObject({ headline: 'Ihr Besuch' });
    expect((await editor.send('POST', url, { revision: (await readPage()).revision })).status).toBe(200);
    expect((await editor.send('POST', '/de/pageeditor-api/page-versions/99999/restore/', {})).status).toBe(404);
  });

  it('who create the first section of a page both end up with the same one', async () => {
    const { id } = await readPage();
    const body = { parent: null, content_type: 'page', object_id: id, slug: 'besuch-abschnitt' };
    const answers = await Promise.all([1, 2, 3].map(() => editor.send('POST', '/de/pageeditor-api/container/', body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const created = (await answers.find(({ status }) => status === 201)?.json()) as { id: number };
    for (const answer of atLeastOne(answers.filter(({ status }) => status === 409))) {
      expect(await answer.json()).toMatchObject({ field: 'slug', current: { id: created.id } });
    }
  });
});
