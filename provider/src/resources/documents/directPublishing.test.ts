import { eq } from 'drizzle-orm';
import type { DocumentRef, Page, PageBlock } from '@spielplan/shared-contracts/api';
import { pages } from '../../database/schema/index.ts';
import { workingBlocks, workingPages } from '../../database/schema/working.ts';
import { openHouse } from '../../testing/openHouse.ts';

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
