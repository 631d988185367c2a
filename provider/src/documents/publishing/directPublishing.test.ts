import { eq } from 'drizzle-orm';
import type { DocumentRef, DocumentVersion, Page, PageBlock } from '@spielplan/shared-contracts/api';
import { pages } from '../../platform/database/schema/index.ts';
import { workingBlocks, workingPages } from '../../platform/database/schema/working.ts';
import { openDesk } from '../../testing/editorsDesk.ts';
import { openHouse } from '../../testing/openHouse.ts';
import { newEditor } from '../../testing/testProvider.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };

const { provider, visitor, desk } = openHouse({ publishing: 'direct', withToken: false });
let path: string;
beforeAll(async () => {
  const [about] = await provider.context.db.select().from(pages).where(eq(pages.id, ABOUT.object_id));
  path = about?.path.de ?? '';
});

const blocks = async (): Promise<readonly PageBlock[]> =>
  ((await (await visitor.get(`/de/pageeditor-api/page/${path}`)).json()) as Page).modules;
const words = async () => JSON.stringify(await blocks());
const workingRows = async () =>
  (await provider.context.db.$count(workingBlocks)) + (await provider.context.db.$count(workingPages));

describe('Where publishing is direct', () => {
  it('each save is live at once, moves and removals of any kind too, and the settings say so', async () => {
    expect(await (await visitor.get('/pageeditor-api/settings')).json()).toMatchObject({ editing: { publishing: 'direct' } });
    const text = await desk.create('text', ABOUT, { content: '<p>Sofort da</p>' });
    expect(await words()).toContain('Sofort da');
    expect(await desk.state(ABOUT)).toMatchObject({ publishing: 'direct', state: 'published' });
    await desk.ask('moveBlock', { params: { id: text.id }, body: { parent: null, position: 0 } });
    expect((await blocks())[0]?.id).toBe(text.id);
    await desk.ask('removeBlock', { params: { id: text.id } });
    expect(await words()).not.toContain('Sofort da');
    expect(await workingRows()).toBe(0);
  });

  it('the saves of one sitting are one version, and what was published or named by hand stays as it was', async () => {
    const versions = async () =>
      ((await desk.ask('documentVersions', { query: ABOUT })).body as { results: DocumentVersion[] }).results.map(
        ({ kind, username }) => `${kind} ${username}`,
      );
    const colleague = openDesk(await newEditor(provider.url, 'leitung'));
    provider.clock.forward(31);
    const before = (await versions()).length;
    const added = async () => (await versions()).slice(0, (await versions()).length - before);
    const text = await desk.create('text', ABOUT, { content: '<p>Eins</p>' });
    for (const content of ['<p>Zwei</p>', '<p>Drei</p>']) {
      provider.clock.forward(20);
      expect((await desk.ask('text.patch', { params: { id: text.id }, body: { content } })).status).toBe(200);
    }
    await colleague.ask('text.patch', { params: { id: text.id }, body: { content: '<p>Vier</p>' } });
    expect(await added()).toEqual(['published leitung', 'published redaktion']);
    await desk.ask('nameDocumentVersion', { body: { ...ABOUT, name: 'Aufgehoben' } });
    await desk.ask('text.patch', { params: { id: text.id }, body: { content: '<p>Fünf</p>' } });
    await desk.documents('publishDocuments', [ABOUT]);
    await desk.ask('text.patch', { params: { id: text.id }, body: { content: '<p>Sechs</p>' } });
    provider.clock.forward(31);
    await desk.ask('text.patch', { params: { id: text.id }, body: { content: '<p>Sieben</p>' } });
    const own = 'published redaktion';
    expect(await added()).toEqual([own, own, own, own, 'named redaktion', 'published leitung', own]);
    await desk.ask('removeBlock', { params: { id: text.id } });
  });

  it('a save leaves the plan to publish as it is; publishing itself ends it', async () => {
    const text = await desk.create('text', ABOUT, { content: '<p>Bald da</p>' });
    await desk.documents('unpublishDocuments', [ABOUT]);
    const at = new Date(provider.clock.now() + 15 * 60_000).toISOString();
    await desk.documents('publishDocuments', [ABOUT], { at });
    const saved = await desk.ask('text.patch', { params: { id: text.id }, body: { content: '<p>Sehr bald da</p>' } });
    expect([saved.status, (await desk.state(ABOUT)).scheduled_at]).toEqual([200, at]);
    const [published] = await desk.documents('publishDocuments', [ABOUT]);
    expect(published?.scheduled_at).toBeNull();
  });
});
