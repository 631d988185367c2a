import { paths } from '@spielplan/shared-contracts/routes';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { BookingPanel } from '../pages/BookingPanel.ts';
import { EventsPage } from '../pages/EventsPage.ts';

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`the whole way into the cart works by keyboard alone (${lang})`, async ({ page, request }) => {
    const { genre, event } = await findBookableEvent(request, lang);
    await page.goto(paths.home({ lang }));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
    const menu = page.getByRole('navigation', { name: words.mainMenu });
    await tabTo(page, menu.getByRole('link', { name: words.programme, exact: true }));
    await page.keyboard.press('Enter');

    const list = new EventsPage(page, lang);
    await list.isReady();
    await tabTo(page, list.filter(words.genre));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox', { name: words.genre })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list.filter(words.genre)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type(genre.name, { delay: 20 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${paths.events({ lang })}?genre=${genre.id}`);
    await expect(list.filter(words.genre)).toBeFocused();

    await tabTo(page, list.event(event.id).getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(event.urls[lang]);
    await expect(page.getByRole('main')).toBeFocused();

    const booking = new BookingPanel(page, lang);
    await tabTo(page, booking.opener);
    await page.keyboard.press('Enter');
    await expect(booking.dialog).toBeFocused();
    await tabTo(page, booking.dialog.getByRole('spinbutton').first());
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, booking.dialog.getByRole('button', { name: words.addToCart }));
    await page.keyboard.press('Enter');
    await expect(booking.dialog.getByRole('heading', { name: words.inCart })).toBeFocused();
    await expect(booking.cart).toHaveAccessibleName(words.cartWithTwo);
    await page.keyboard.press('Escape');
    await expect(booking.opener).toBeFocused();
  });
}
