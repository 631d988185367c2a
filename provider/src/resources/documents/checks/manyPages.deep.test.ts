import { sql } from 'drizzle-orm';
import { siteChecksCall } from '@spielplan/shared-contracts/api';
import {
  newEditor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../../../testing/testProvider.ts';

let provider: TestProvider;
let editor: Visitor;
beforeAll(async () => {
  provider = await startTestProvider();
  editor = await newEditor(provider.url);
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

/** What provider and test have used of the processor: a busy machine does not change it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

it(
  'two thousand pages are checked in answers that stay short',
  async () => {
    const { db } = provider.context;
    await db.execute(sql`insert into pages (path, title, headline, meta_title, meta_description, is_online, is_clickable, in_menu, in_footer, is_landing_page, content_type, position)
      select jsonb_build_object('de', 'viele/' || n, 'en', 'many/' || n), t, t, t, t, true, true, false, false, false, 'page', 10000 + n
      from generate_series(1, 2000) n, lateral (select jsonb_build_object('de', 'Seite ' || n, 'en', 'Page ' || n) t) x`);
    await db.execute(sql`insert into modules (page_id, position, slug, model, fields, columns)
      select p.id, b, 'viele-' || p.id || '-' || b, 'text', jsonb_build_object('de', f, 'en', f), '[]' from pages p, generate_series(1, 8) b,
        lateral (select jsonb_build_object('content', '<p>Ein Absatz, wie er auf Seiten steht, mit <a href="/de/viele/' || (p.id % 2500) || '">einem Link</a>.</p>') f) x
      where p.position > 10000`);
    await db.execute(sql`analyze`);
    const times: number[] = [];
    const cpu: number[] = [];
    let next: string | null = '';
    let checked = 0;
    while (next !== null) {
      const begun = performance.now();
      const used = cpuMs();
      const answer = siteChecksCall.answer.parse(
        await (await editor.get(`${siteChecksCall.path}${next && `?after=${encodeURIComponent(next)}`}`)).json(),
      );
      times.push(performance.now() - begun);
      cpu.push(cpuMs() - used);
      ({ next } = answer);
      checked += answer.checked;
      expect(answer.checked).toBeLessThanOrEqual(200);
    }
    process.stdout.write(
      `checks: ${checked} documents in ${times.length} answers, the longest ${Math.round(Math.max(...times))} ms\n`,
    );
    expect(checked).toBeGreaterThan(2_000);
    // Each looks at as much as the others: none is a multiple of the middle one.
    expect(Math.max(...cpu) / cpu.toSorted((a, b) => a - b)[Math.floor(cpu.length / 2)]!).toBeLessThan(8);
  },
  START_TIMEOUT_MS,
);
