import { paths } from '@spielplan/shared-contracts/routes';
import { expect, test } from '../fixtures/test.ts';
import { languagesOf } from '../fixtures/words.ts';
import { EventsPage } from '../pages/EventsPage.ts';

/** What moves while one page turns into the next: a name and a length in ms for each that does. */
type Moved = [pseudo: string, duration: number][];

for (const lang of languagesOf('de')) {
  test(`a poster turns into that of its page and back, where motion is wanted (${lang})`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { moved: [] });
      const own = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = own(update);
        void transition.ready.then(() => {
          const moved = document.getAnimations().flatMap(({ effect }): Moved => {
            const { pseudoElement: pseudo } = effect as KeyframeEffect;
            return pseudo?.startsWith('::view-transition-group') ? [[pseudo, Number(effect?.getTiming().duration)]] : [];
          });
          Object.assign(globalThis, { moved });
        });
        return transition;
      };
    });
    const moved = () =>
      page.evaluate(() => {
        const { moved } = globalThis as unknown as { moved: Moved };
        return Object.fromEntries(moved);
      });
    const all = (duration: number) => ({
      '::view-transition-group(root)': duration,
      '::view-transition-group(poster)': duration,
    });
    const list = new EventsPage(page, lang);
    await list.open();
    const chosen = list.events.nth(1).getByRole('link').first();
    const href = await chosen.getAttribute('href');
    await chosen.click();
    await expect.poll(moved).toEqual(all(800));
    // What comes can be used before the motion is over.
    await expect(page.getByRole('main')).toBeFocused();
    await page.evaluate(() => Object.assign(globalThis, { moved: [] }));
    await page.goBack();
    await expect.poll(moved).toEqual(all(800));
    await expect(page.locator(`main a[href="${href}"]`)).toBeFocused();
    await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => Object.assign(globalThis, { moved: [] }));
    await page.goForward();
    await expect.poll(moved).toEqual(all(0));
  });

  test(`ten events are one page of paper, and an event is a flyer that leads to itself (${lang})`, async ({ page }) => {
    const list = new EventsPage(page, lang);
    await list.open();
    await expect(list.events).toHaveCount(10);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
    const href = await list.events.first().getByRole('link').first().getAttribute('href');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(href ?? '');
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    expect(asked).not.toContain(`/_qr${href}.svg`);
    const flyer = await page.pdf({ format: 'A4' });
    expect(pagesOf(flyer)).toBe(1);
    expect(asked).toContain(`/_qr${href}.svg`);
    expect(href).toContain(paths.events({ lang }));
  });
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
