import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { paths } from '../fixtures/paths.ts';

const NOTICES = {
  de: {
    magazine: 'Magazin',
    ownWords: /^Hier ist nur Wasser/,
    unsupported: /^Ihr Browser ist für manche Funktionen dieser Seite zu alt/,
    broken: /^Ein Teil dieser Seite konnte nicht geladen werden/,
    reload: 'Neu laden',
  },
  en: {
    magazine: 'Magazine',
    ownWords: /^There is only water here/,
    unsupported: /^Your browser is too old/,
    broken: /^Part of this page could not be loaded/,
    reload: 'Reload',
  },
} as const;

// What a worker fetches cannot be held back by a test.
test.use({ serviceWorkers: 'block' });

for (const lang of LANGUAGES) {
  const words = { ...WORDS[lang], ...NOTICES[lang] };

  test(`the house's own page for a status stands in the site, with its own style and no more (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/);
    const response = await page.goto(`${paths.home({ lang })}/gibt/es/nicht`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(words.ownWords)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    const figure = page.locator('.lost-figure');
    expect(await figure.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(140);
    // A balancer shows the same words without the site.
    await page.goto(`/html/404.html?lang=${lang}`);
    await expect(page.getByText(words.ownWords)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test(`scripts that are gone reload the page once, to where the visitor wanted to go (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/remotes\/magazine|Failed to load resource|first screen|code of|ChunkLoadError|SP-3\d{3}/);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto(paths.home({ lang }));
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.route('**/remotes/magazine/**/screen-*.js', (route) => route.fulfill({ status: 404, body: '404' }));
    await page.getByRole('navigation', { name: words.mainMenu }).getByRole('link', { name: words.magazine, exact: true }).click();
    // There it stands as the server wrote it, says so, and does not load itself over and over.
    await expect(page.getByText(words.broken)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(paths.magazine({ lang }));
    expect(documents).toEqual([paths.home({ lang }), paths.magazine({ lang })]);
    // As long as they are gone the way to load again stays; once they are back the page needs none.
    await page.getByRole('link', { name: words.reload }).click();
    await expect.poll(() => documents).toEqual([paths.home({ lang }), paths.magazine({ lang }), paths.magazine({ lang })]);
    await page.unroute('**/remotes/magazine/**/screen-*.js');
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await expect(page.getByText(words.broken)).toBeHidden();
  });

  test(`a buyer whom the site's script does not reach is told so, and led to the webshop (${lang})`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(/assets\/shell|Failed to load resource/);
    const { event } = await findBookableEvent(request, lang);
    await page.route('**/assets/shell.*.js', (route) => route.abort('connectionreset'));
    await page.goto(event.link);
    await expect(page.getByText(words.broken)).toBeVisible();
    await expect(page.getByRole('link', { name: words.ticketLink })).toBeVisible();
    await expect(page.getByRole('button', { name: words.chooseTickets })).toBeHidden();
  });

  test(`a browser that is too old is told so and can read (${lang})`, async ({ page, complaints }) => {
    complaints.allow(/./);
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
    await page.goto(paths.magazine({ lang }));
    await expect(page.getByText(words.unsupported)).toBeVisible();
    await expect(page.getByRole('link', { name: words.reload })).toBeVisible();
    await page.getByRole('main').getByRole('heading').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/stories\/.+\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const screens = [
      paths.home({ lang }),
      `${paths.events({ lang })}?genre=1`,
      paths.event({ lang, slug: 'x', id: 1 }),
      paths.article({ lang, slug: 'x', id: 1 }),
      paths.favourites({ lang }),
      paths.form({ lang, slug: 'x', id: 1 }),
      `/webshop?lang=${lang}`,
      `/webshop/cart?lang=${lang}`,
      `/eventim-template?lang=${lang}`,
    ];
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByText(words.unsupported), path).toBeVisible();
      expect(await page.evaluate(findDeadButtons), path).toEqual([]);
    }
    // What is shown to browsers without scripts serves here as well.
    await page.goto(paths.events({ lang }));
    await page.getByRole('listbox', { name: words.genre }).selectOption({ index: 1 });
    await page.getByRole('button', { name: words.apply }).click();
    await expect(page).toHaveURL(/[?&]genre=\d/);
  });
}

/** Runs in the page: buttons on view that neither send a form nor belong to the browser. */
function findDeadButtons(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, [role="button"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !(element instanceof HTMLButtonElement && element.form && element.type !== 'button'))
    .map((element) => (element.getAttribute('aria-label') ?? element.textContent).trim());
}
