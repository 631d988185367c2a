import { sql } from 'drizzle-orm';
import { callPath, changePageCall, pageTreeCall } from '@spielplan/shared-contracts/api';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';

let provider: TestProvider;
let editor: Visitor;
beforeAll(async () => {
  provider = await startTestProvider();
  editor = await newEditor(provider.url);
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const readTree = async () => pageTreeCall.answer.parse(await (await editor.get(pageTreeCall.path)).json()).pages;

/** What provider and test have used of the processor: a busy machine does not change it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Two thousand pages are read in a time that grows with them, not faster: times are printed, ratios hold. */
it(
  'two thousand pages come in hardly more than their share of the time of some',
  async () => {
    const { db } = provider.context;
    await db.execute(sql`insert into page_snapshots (hash, content) values ('many', '{}')`);
    const time = async () => {
      const runs: number[] = [];
      for (let run = 0; run < 3; run += 1) {
        const begun = cpuMs();
        await readTree();
        runs.push(cpuMs() - begun);
      }
      return Math.min(...runs);
    };
    const fill = async (from: number, to: number) => {
      await db.execute(sql`insert into pages (path, title, headline, meta_title, meta_description, is_online, is_clickable, in_menu, in_footer, is_landing_page, content_type, position, parent_id)
      select jsonb_build_object('de', 'viele/' || n, 'en', 'many/' || n), t, t, t, t, true, true, false, false, false, 'page', 10000 + n, case when n % 10 = 0 then null else 2 end
      from generate_series(${from}::integer, ${to}::integer) n, lateral (select jsonb_build_object('de', 'Seite ' || n, 'en', 'Page ' || n) t) x`);
      await db.execute(sql`insert into page_versions (page_id, snapshot_hash, revision, created, changed, username, action, summary)
      select p.id, 'many', v, now(), now() - v * interval '1 minute', 'redaktion', 'update', '{"de": "", "en": ""}'
      from pages p, generate_series(1, 3) v where p.position between ${10_000 + from}::integer and ${10_000 + to}::integer`);
      await db.execute(sql`insert into modules (page_id, position, slug, model, fields, marks)
      select p.id, b, 'viele-' || p.id || '-' || b, 'text', '{"de": {"content": "<p>x</p>"}, "en": {"content": "<p>x</p>"}}',
        case when b = 1 and p.id % 20 = 0 then '{"en": {"changed_at": "2026-01-01T00:00:00Z", "translated": false}}' else '{}' end::jsonb
      from pages p, generate_series(1, 3) b where p.position between ${10_000 + from}::integer and ${10_000 + to}::integer`);
      await db.execute(sql`analyze`);
    };
    await fill(1, 200);
    const small = await time();
    await fill(201, 2_000);
    const large = await time();
    const all = await readTree();
    const last = all.at(-1);
    const begun = cpuMs();
    const moved = await editor.send('PATCH', callPath(changePageCall, { id: last?.id ?? 0 }), { position: 0 });
    const moving = cpuMs() - begun;
    process.stdout.write(
      `page tree: ${all.length} pages in ${Math.round(large)} ms of CPU, a tenth of them in ${Math.round(small)} ms, one moved in ${Math.round(moving)} ms\n`,
    );
    expect(all.length).toBeGreaterThan(2_000);
    expect(all.filter(({ missing }) => missing.includes('en')).length).toBeGreaterThan(90);
    // Ten times the pages, and an eighth of the rest of the answer that is there anyway.
    expect(large / small).toBeLessThan(15);
    expect([moved.status, moving / large < 1]).toEqual([200, true]);
  },
  START_TIMEOUT_MS,
);
