import { paths } from '@spielplan/shared-contracts/routes';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { BookingPanel } from '../pages/BookingPanel.ts';
import { EventsPage } from '../pages/EventsPage.ts';

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`a visitor finds an event and puts two tickets in the cart (${lang})`, async ({ page, request }) => {
    const { genre, event } = await findBookableEvent(request, lang);
    await page.goto(paths.home({ lang }));
    await page
      .getByRole('navigation', { name: words.mainMenu })
      .getByRole('link', { name: words.programme, exact: true })
      .click();

    const list = new EventsPage(page, lang);
    await list.isReady();
    await expect(page).toHaveURL(paths.events({ lang }));
    await list.choose(words.genre, genre.name);
    await expect(page).toHaveURL(`${paths.events({ lang })}?genre=${genre.id}`);
    await expect(list.filter(words.genre)).toContainText(genre.name);

    await list.event(event.id).getByRole('link').first().click();
    await expect(page).toHaveURL(event.urls[lang]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(event.headline);

    const booking = new BookingPanel(page, lang);
    await expect(booking.cart).toHaveText(/^\D*$/);
    await booking.open();
    for (const width of [360, 768, 1440, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await booking.dialog.evaluate(readRowEdges), `at ${width}`).toEqual({ names: 1, steppers: 1 });
    }
    await booking.add(2);
    await expect(booking.cart).toHaveAccessibleName(words.cartWithTwo);
    await page.keyboard.press('Escape');
    await expect(booking.dialog).toBeHidden();
    await expect(booking.opener).toBeFocused();

    // Their number and the time left come a moment after the page, into a place that is kept for them.
    await page.addInitScript(watchSearchBox);
    await page.reload();
    await expect(booking.cart).toHaveAccessibleName(words.cartWithTwo);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'placesOfSearch') as unknown[])).toHaveLength(1);
    await booking.cart.click();
    await expect(page).toHaveURL(/\/webshop\/cart/);
    await expect(page.getByRole('main')).toContainText('2 ×');
  });
}

/**
 * Runs in the page before its scripts: keeps each place at which a frame has
 * shown the search box beside the cart. Before its first frame a page has no places.
 */
function watchSearchBox(): void {
  const places: number[] = [];
  Object.assign(globalThis, { placesOfSearch: places });
  const look = () => {
    const place = document.querySelector('.site-search')?.getBoundingClientRect().x;
    if (place !== undefined && Math.abs((places.at(-1) ?? Infinity) - place) > 0.5) places.push(place);
    requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
}

/**
 * Runs in the page: at how many places the names of
 * prices begin and their steppers end, if they align one.
 */
function readRowEdges(dialog: Element): { names: number; steppers: number } {
  const rows = [...dialog.querySelectorAll('[role="group"]:has(> button)')].map((stepper) => ({
    name: stepper.parentElement?.querySelector(':scope > span'),
    stepper,
  }));
  const places = (values: number[]) => new Set(values.map(Math.round)).size;
  return {
    names: places(rows.map(({ name }) => name?.getBoundingClientRect().left ?? -1)),
    steppers: places(rows.map(({ stepper }) => stepper.getBoundingClientRect().right)),
  };
}

test.describe('with a finger', () => {
  // What a worker fetches cannot be held back by a test.
  test.use({ hasTouch: true, serviceWorkers: 'block' });

  for (const lang of LANGUAGES)
    test(`nothing moves while the choice of tickets is on its way (${lang})`, async ({ page, request }) => {
      const { event } = await findBookableEvent(request, lang);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        await new BookingPanel(page, lang, 'tap').openSlowly(event.urls[lang]);
      }
    });

  for (const lang of LANGUAGES) {
    const words = WORDS[lang];

    test(`a visitor with a small phone presses early, reserves a time of admission, sees it in both tabs and gives it back (${lang})`, async ({
      page,
      context,
      request,
    }) => {
      const { event } = await findBookableEvent(request, lang, 'slots');
      const other = await context.newPage();
      await page.setViewportSize({ width: 320, height: 700 });
      const booking = new BookingPanel(page, lang, 'tap');
      await booking.openEarly(event.urls[lang]);
      await other.goto(paths.imprint({ lang }));
      await booking.add(2);
      await expect(booking.dialog).toBeVisible();
      await expect(page.getByTestId('cart-badge')).toContainText('2');
      await expect(other.getByTestId('cart-badge')).toContainText('2');

      // Outside, beside the sheet.
      await page.touchscreen.tap(160, 20);
      await expect(booking.dialog).toBeHidden();
      await page.getByRole('button', { name: words.showReserved }).tap();
      const cart = page.getByRole('dialog', { name: words.twoReserved });
      await expect(cart.getByRole('listitem')).toContainText(event.name);
      await expectAccessible(page, [320]);
      await cart.getByRole('button', { name: words.releaseHolds }).tap();
      await expect(cart).toBeHidden();
      for (const tab of [page, other]) await expect(tab.getByTestId('cart-badge')).toBeHidden();
    });
  }
});
