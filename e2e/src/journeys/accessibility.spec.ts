import { expectAccessible, expectAccessibleOnTheWay } from '../fixtures/expectAccessible.ts';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { ERRORS, hasControls, screensOf } from '../fixtures/screensOf.ts';
import { expect, test, WIDER_IN_MEMORY } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { BookingPanel } from '../pages/BookingPanel.ts';

// As they are looked at; nothing moves meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const lang of LANGUAGES) {
  for (const [group, screens] of Object.entries(screensOf(lang))) {
    test(`axe finds nothing, and nothing is lost, on pages ${group} (${lang})`, async ({ page, complaints }) => {
      if (group === ERRORS) complaints.allow(/40[04]/);
      complaints.allow(WIDER_IN_MEMORY);
      const chosen = screens;
      expect(chosen.length).toBeGreaterThan(0);
      for (const path of chosen) {
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
}

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

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
