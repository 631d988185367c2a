import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { sendLogin } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';
import { withQuery } from '@spielplan/shared-contracts/routes';
import { dashboardPaths, paths } from '../fixtures/paths.ts';

const SCREENS = {
  de: [
    'Überblick',
    'Änderungen an Seiten',
    'Suchbegriffe',
    'Vergeblich gesucht',
    'Karten',
    'Fehlerprotokoll',
    'Programmprobe',
    'Versionen',
  ],
  en: [
    'Overview',
    'Page activities',
    'Search keywords',
    'Searched in vain',
    'Tickets',
    'Error log',
    'Programme proof',
    'Versions',
  ],
} as const;
const MORE = {
  de: {
    event: 'Veranstaltung',
    next: 'Weiter',
    range: /^51 bis/,
    searches: /^Suchen: \d/,
    refused: 'Kein Zugang',
    logOut: 'Abmelden',
    answered: /^Vielleicht suchen Sie das/,
  },
  en: {
    event: 'Event',
    next: 'Next',
    range: /^51 to/,
    searches: /^Searches: \d/,
    refused: 'No access',
    logOut: 'Log out',
    answered: /^This may be what you’re looking for/,
  },
} as const;

/** The screens are the same in both languages: one is looked at on a phone, the other on a desk. */
const WIDTH_OF = { de: [320], en: [1280] } as const;

for (const lang of LANGUAGES) {
  const own = MORE[lang];
  const overview = dashboardPaths.overview({ lang });

  test(`the direction looks at every screen of the dashboard (${lang})`, async ({ page }) => {
    await page.goto(overview);
    await sendLogin(page, lang, 'leitung');
    await expect(page).toHaveURL(overview);
    await expect(page.getByRole('img', { name: own.searches })).toBeVisible();
    const nav = page.getByRole('navigation', { name: 'Dashboard' });
    for (const [index, name] of SCREENS[lang].entries()) {
      if (index > 0) await nav.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectAccessible(page, WIDTH_OF[lang]);
    }
    await page.goto(dashboardPaths.tickets({ lang }));
    await tabTo(page, page.getByRole('link', { name: own.event }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: own.event })).toHaveAttribute('aria-sort', 'ascending');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`what was searched for in vain is answered with a page (${lang})`, async ({ page, complaints }) => {
      complaints.allow(/\.js csp$/);
      const [term, link] = [{ de: 'zwrbflx', en: 'qvrxblt' }[lang], { de: '/de/ueber-uns', en: '/en/about' }[lang]];
      await page.goto(withQuery(paths.search({ lang }), { q: term }));
      await page.goto(dashboardPaths.misses({ lang }));
      await sendLogin(page, lang, 'leitung');
      const row = page.getByRole('row').filter({ hasText: term });
      await row.getByRole('textbox').fill(link);
      await row.getByRole('button').click();
      await expect(row.getByRole('textbox')).toHaveValue(link);
      await page.goto(withQuery(paths.search({ lang }), { q: term }));
      await expect(page.getByText(own.answered).getByRole('link')).toHaveAttribute('href', link);
    });

    test(`lists are sorted and paged by links, and other accounts are told no (${lang})`, async ({ page, complaints }) => {
      complaints.allow(/\.js csp$|403/);
      await page.goto(dashboardPaths.tickets({ lang }));
      await sendLogin(page, lang, 'leitung');
      await page.getByRole('link', { name: own.event }).click();
      await page.getByRole('link', { name: own.next, exact: true }).click();
      await expect(page.getByText(own.range)).toBeVisible();
      await expect(page).toHaveURL(`${dashboardPaths.tickets({ lang })}?sort=name&order=asc&page=2`);
      await page.getByRole('button', { name: own.logOut }).click();
      await page.goto(overview);
      await sendLogin(page, lang);
      await expect(page.getByRole('heading', { level: 1, name: own.refused })).toBeVisible();
      expect((await page.request.get(overview)).status()).toBe(403);
    });
  });
}
