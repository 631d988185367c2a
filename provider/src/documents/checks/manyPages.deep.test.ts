import { sql } from 'drizzle-orm';
import { siteChecksCall } from '@spielplan/shared-contracts/api';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';

let provider: TestProvider;
let editor: Visitor;
beforeAll(async () => {
  provider = await startTestProvider();
  editor = await newEditor(provider.url);
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

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
    const sizes: number[] = [];
    let next: string | null = '';
    while (next !== null) {
      const answer = siteChecksCall.answer.parse(
        await (await editor.get(`${siteChecksCall.path}${next && `?after=${encodeURIComponent(next)}`}`)).json(),
      );
      ({ next } = answer);
      sizes.push(answer.checked);
    }
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(2_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
    // Each looks at as much as the others, but the last one.
    expect(new Set(sizes.slice(0, -1)).size).toBe(1);
  },
  START_TIMEOUT_MS,
);
