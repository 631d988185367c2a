import { sql } from 'drizzle-orm';
import { type Page, pageCall, pageVersionsCall } from '@spielplan/shared-contracts/api';
import { openHouse } from '../../../testing/openHouse.ts';

const { provider, editor } = openHouse();

describe('A block that comes back while its name is taken', () => {
  const pageIdOf = async (path: string) =>
    pageCall.answer.parse(await (await editor.get(`/de/pageeditor-api/page/${path}`)).json()).id;
  const createSection = async (pageId: number, slug: string): Promise<number> => {
    const body = { parent: null, content_type: 'page', object_id: pageId, slug };
    const response = await editor.send('POST', '/de/pageeditor-api/container/', body);
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: number }).id;
  };
  /** In another sitting than what was written before. */
  const remove = async (id: number) => {
    await provider.context.db.execute(sql`update page_versions set changed = changed - interval '1 hour'`);
    return editor.send('DELETE', `/de/pageeditor-api/container/${id}/`);
  };
  const newestOf = async (pageId: number): Promise<number> => {
    const response = await editor.get(`/de/pageeditor-api/page-versions/?page_id=${pageId}`);
    return pageVersionsCall.answer.parse(await response.json()).results[0]?.id ?? 0;
  };
  const restore = async (versionId: number) => {
    const response = await editor.send('POST', `/de/pageeditor-api/page-versions/${versionId}/restore/`, {});
    expect(response.status).toBe(200);
    return pageCall.answer.parse(await response.json());
  };

  it('gets another one, whatever names there are already, and keeps it', async () => {
    const [here, there] = [await pageIdOf('besuch'), await pageIdOf('ueber-uns')];
    const id = await createSection(here, 'gleich');
    const marked = await newestOf(here);
    await remove(id);
    for (const slug of ['gleich', `gleich-${id}`]) await createSection(there, slug);
    const slugOf = ({ modules }: Page) => modules.find((module) => module.id === id)?.slug;
    const slug = slugOf(await restore(marked));
    expect(slug).toMatch(/^gleich-[0-9a-f]{8}$/);
    expect(slugOf(await restore(marked))).toBe(slug);
  });

  it('does so too where pages exchange names and new blocks take them at the same moment', async () => {
    const [here, there] = [await pageIdOf('besuch'), await pageIdOf('ueber-uns')];
    const build = async (pageId: number, slugs: string[]) => {
      const ids: number[] = [];
      for (const slug of slugs) ids.push(await createSection(pageId, slug));
      const version = await newestOf(pageId);
      for (const id of ids) await remove(id);
      return version;
    };
    const slugs = ['tausch-a', 'tausch-b', 'tausch-c'];
    const one = await build(here, slugs);
    const other = await build(there, slugs.toReversed());
    const body = { parent: null, content_type: 'page', object_id: await pageIdOf('vermittlung'), slug: 'tausch-b' };
    const [first, second, created] = await Promise.all([
      restore(one),
      restore(other),
      editor.send('POST', '/de/pageeditor-api/container/', body),
    ]);
    expect([201, 409]).toContain(created.status);
    const names = [first, second].flatMap(({ modules }) => modules.map(({ slug }) => slug));
    expect(names.filter((slug) => slug.startsWith('tausch-'))).toHaveLength(6);
    expect(new Set(names).size).toBe(names.length);
  });
});
