import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { logIn, loginUrl } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { BookingPanel } from '../pages/BookingPanel.ts';
import { EventsPage } from '../pages/EventsPage.ts';

const VISIT = { de: '/de/besuch', en: '/en/visit' };
const ABOUT = { de: '/de/ueber-uns', en: '/en/about' };
const PERSON = { de: '/de/team/ismael-kranich/3', en: '/en/team/ismael-kranich/3' };

for (const lang of LANGUAGES) {
  const words = WORDS[lang];
  const screens = [
    ['home', paths.home({ lang })],
    ['programme', paths.events({ lang })],
    ['programme without a result', `${paths.events({ lang })}?room=1&genre=1&tag=1&series=1`],
    ['productions', paths.productions({ lang })],
    // Any slug leads to the canonical one.
    ['production', paths.production({ lang, slug: 'x', id: 4 })],
    ['house', paths.venue({ lang, slug: 'x', id: 2 })],
    ['series', paths.series({ lang, slug: 'x', id: 4 })],
    ['magazine', paths.magazine({ lang })],
    ['category of the magazine', paths.magazineCategory({ lang, category: 'x', id: 1 })],
    ['topics of the magazine', paths.magazineTags({ lang })],
    ['story made of modules', paths.article({ lang, slug: 'x', id: 1 })],
    ['team', paths.team({ lang })],
    ['member of the team', PERSON[lang]],
    ['search', `${paths.search({ lang })}?q=musik`],
    ['search without a result', `${paths.search({ lang })}?q=xyzzyq`],
    ['imprint', paths.imprint({ lang })],
    ['privacy', paths.privacy({ lang })],
    ['profile', paths.userProfile({ lang })],
    ['settings', paths.userSettings({ lang })],
    ['login of the account', `/webshop/account?lang=${lang}`],
    ['visit', VISIT[lang]],
    ['about', ABOUT[lang]],
    ['error page', `${paths.home({ lang })}/gibt/es/nicht`],
    ['malformed address', `${paths.home({ lang })}/%E0%A4%A`],
    ['login', loginUrl(lang)],
    ['empty cart', `/webshop/cart?lang=${lang}`],
  ] as const;

  for (const [name, path] of screens) {
    test(`axe finds nothing on the screen "${name}" (${lang})`, async ({ page, complaints }) => {
      complaints.allow(/40[04]/);
      await page.goto(path);
      await expectAccessible(page);
    });
  }

  test(`axe finds nothing while a filter is open (${lang})`, async ({ page }) => {
    const list = new EventsPage(page, lang);
    await list.open();
    await list.filter(words.genre).click();
    await expect(page.getByRole('listbox', { name: words.genre })).toBeVisible();
    await expectAccessible(page, undefined, ['target-size']);
  });

  test(`axe finds nothing while the side navigation is open (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await new EventsPage(page, lang).open();
    await page.getByRole('banner').getByRole('button', { name: words.openMenu }).click();
    await expect(page.getByRole('dialog', { name: words.openMenu })).toBeVisible();
    await expectAccessible(page, [360]);
  });

  test(`axe finds nothing where a time of admission is chosen (${lang})`, async ({ page, request }) => {
    const { event } = await findBookableEvent(request, lang, 'slots');
    await page.goto(event.urls[lang]);
    const booking = new BookingPanel(page, lang);
    await booking.opener.click();
    await booking.dialog.getByRole('button', { name: words.changeTime }).first().click();
    await expect(booking.dialog.getByRole('radiogroup', { name: words.chooseTime })).toBeVisible();
    await expectAccessible(page);
  });

  test(`axe finds nothing with the editor's toolbar (${lang})`, async ({ page, complaints }) => {
    complaints.allow(/^editor:/);
    await logIn(page, lang);
    await expectAccessible(page);
  });

  test(`axe finds nothing on an event and in its booking panel (${lang})`, async ({ page, request }) => {
    const { event } = await findBookableEvent(request, lang);
    await page.goto(event.urls[lang]);
    await expectAccessible(page);
    const booking = new BookingPanel(page, lang);
    await booking.opener.click();
    await expect(booking.dialog).toBeVisible();
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
