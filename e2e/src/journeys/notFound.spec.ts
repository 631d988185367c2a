import { paths } from '@spielplan/shared-contracts/routes';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`an event that is not there and an address that leads nowhere say so, and lead on (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/);
    for (const path of [paths.event({ lang, slug: 'nirgends', id: 999_999 }), `${paths.home({ lang })}/gibt/es/nicht`]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.notFound);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    }
    await page.getByRole('link', { name: words.toHome }).click();
    await expect(page).toHaveURL(paths.home({ lang }));
  });
}

const ODD: readonly [path: string, status: number][] = [
  ['/fr/programme', 404],
  ['/de/%E0%A4%A', 400],
  [`/de/programm/veranstaltungen?utm_source=${'x'.repeat(10_000)}`, 400],
  ['/de/programm/veranstaltungen?page=9999', 404],
];
for (const [path, status] of ODD) {
  test(`${path.slice(0, 50)} answers ${status} with a page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    const body = await response.text();
    expect(body).toContain('<html');
    expect(body).not.toMatch(/\bat .+\.(ts|js|cjs):\d+/);
  });
}

test('a filter that cannot be read is dropped by a redirect', async ({ request }) => {
  const list = paths.events({ lang: 'de' });
  const response = await request.get(`${list}?room=abc&tag=3&date=31-02-2026`, { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe(`${list}?tag=3`);
});
