import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible, expectAccessibleOnTheWay } from '../fixtures/expectAccessible.ts';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { loginUrl } from '../fixtures/logIn.ts';
import { expect, test, WIDER_IN_MEMORY } from '../fixtures/test.ts';
import { LANGUAGES, WORDS, type Language } from '../fixtures/words.ts';
import { BookingPanel } from '../pages/BookingPanel.ts';

// As they are looked at; nothing moves meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages of the page editor that differ in their blocks, and one that stands without the site's frame. */
const CMS_PAGES = {
  de: ['besuch', 'ueber-uns', 'ueber-uns/spielzeit', 'ueber-uns/presse', 'besuch/essen-und-trinken', 'festival-stromabwaerts'],
  en: ['visit', 'about', 'about/season', 'about/press', 'visit/food-and-drink', 'downstream-festival'],
};

/** The one group whose pages answer with a refusal. */
const ERRORS = 'that say what went wrong';

/** Every kind of page, each group in one window. Any slug leads to the canonical one. */
const screensOf = (lang: Language): Record<string, readonly string[]> => ({
  'of the programme': [
    paths.home({ lang }),
    paths.events({ lang }),
    `${paths.events({ lang })}?room=1&genre=1&tag=1&series=1`,
    paths.productions({ lang }),
    paths.production({ lang, slug: 'x', id: 4 }),
    paths.venue({ lang, slug: 'x', id: 2 }),
    paths.series({ lang, slug: 'x', id: 4 }),
  ],
  'of the magazine, the team and the search': [
    paths.magazine({ lang }),
    paths.magazineCategory({ lang, category: 'x', id: 1 }),
    paths.magazineTags({ lang }),
    paths.magazineTag({ lang, tag: 'x', id: 1 }),
    paths.article({ lang, slug: 'x', id: 1 }),
    paths.team({ lang }),
    paths.person({ lang, slug: 'x', id: 3 }),
    `${paths.search({ lang })}?q=musik`,
    `${paths.search({ lang })}?q=xyzzyq`,
  ],
  'that editors build': CMS_PAGES[lang].map((path) => `${paths.home({ lang })}/${path}`),
  'of the law and the shop': [
    paths.terms({ lang }),
    paths.privacy({ lang }),
    paths.imprint({ lang }),
    paths.userProfile({ lang }),
    paths.userSettings({ lang }),
    paths.offline({ lang }),
    `/webshop?lang=${lang}`,
    `/webshop/cart?lang=${lang}`,
    `/webshop/account?lang=${lang}`,
    `/eventim-template?lang=${lang}`,
    loginUrl(lang),
    `/html/404.html?lang=${lang}`,
    `/html/502.html?lang=${lang}`,
  ],
  [ERRORS]: [`${paths.home({ lang })}/gibt/es/nicht`, `${paths.home({ lang })}/%E0%A4%A`],
});

/** Runs in the page: its controls work, or it has none to come. */
function hasControls(): boolean {
  return performance.getEntriesByName('hydrated').length > 0 || !document.querySelector('script[src^="/assets/shell."]');
}

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  for (const [group, screens] of Object.entries(screensOf(lang))) {
    test(`axe finds nothing, and nothing is lost, on pages ${group} (${lang})`, async ({ page, complaints }) => {
      if (group === ERRORS) complaints.allow(/40[04]/);
      complaints.allow(WIDER_IN_MEMORY);
      for (const path of screens) {
        await test.step(path, async () => {
          const answer = await page.goto(path);
          if (group !== ERRORS) expect(answer?.status(), path).toBe(200);
          // The shop's template has no headline and no controls before a shop has filled it.
          const isTemplate = path.includes('template');
          // Axe keeps the page busy, and a script that comes too late by that is complained about.
          if (!isTemplate) await page.waitForFunction(hasControls);
          await expectAccessibleOnTheWay(page, isTemplate ? ['page-has-heading-one'] : []);
        });
      }
    });
  }

  test(`axe finds nothing on an event, in its booking panel and in the cart (${lang})`, async ({ page, request }) => {
    const [seats, slots] = await Promise.all([findBookableEvent(request, lang), findBookableEvent(request, lang, 'slots')]);
    const booking = new BookingPanel(page, lang);
    await page.goto(slots.event.urls[lang]);
    await booking.open();
    await booking.dialog.getByRole('button', { name: words.changeTime }).first().click();
    await expect(booking.dialog.getByRole('radiogroup', { name: words.chooseTime })).toBeVisible();
    await expectAccessible(page);

    await page.goto(seats.event.urls[lang]);
    await expectAccessible(page);
    await booking.open();
    await expectAccessible(page);
    await booking.dialog.getByRole('button', { name: words.oneMore }).first().click();
    await booking.dialog.getByRole('button', { name: words.addToCart }).click();
    await expect(booking.dialog.getByRole('heading', { name: words.inCart })).toBeVisible();
    await expectAccessible(page);
    await booking.dialog.getByRole('link', { name: words.toCart }).click();
    await expect(page.getByRole('main')).toContainText('1 ×');
    await expectAccessible(page);
  });
}
