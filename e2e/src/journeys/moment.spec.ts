import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, TOOLBAR_MENU, WORDS } from '../fixtures/words.ts';

const TEXTS = {
  de: {
    list: '/de/programm/veranstaltungen',
    title: 'So sehen Besucher die Seite später',
    slider: /^Die nächsten \d+ Änderungen der Seite$/,
    show: 'Zu dieser Zeit ansehen',
    leave: 'Zurück zu jetzt',
  },
  en: {
    list: '/en/program/events',
    title: 'How visitors will see this page',
    slider: /^The next \d+ changes of the page$/,
    show: 'Look at this time',
    leave: 'Back to now',
  },
} as const;

for (const lang of LANGUAGES) {
  test(`an editor looks at the events list at another time by keyboard, and comes back (${lang})`, async ({
    page,
    complaints,
    request,
  }) => {
    complaints.allow(/^editor:/);
    const { list, title, slider, show, leave } = TEXTS[lang];
    await logIn(page, lang);
    await page.goto(list);
    const toolbar = page.getByRole('region', { name: WORDS[lang].toolbar });
    await toolbar.getByRole('button', { name: TOOLBAR_MENU[lang] }).click();
    await toolbar.getByText(title).click();
    const stops = toolbar.getByRole('slider', { name: slider });
    const first = await stops.getAttribute('aria-valuetext');
    await stops.press('ArrowRight');
    await expect(stops).not.toHaveAttribute('aria-valuetext', first ?? '');
    await expectAccessible(page);
    await tabTo(page, toolbar.getByRole('button', { name: show }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]at=/);
    const back = toolbar.getByRole('link', { name: leave });
    await expect(back).toBeVisible();
    await expectAccessible(page);
    // What is loaded later is of that time, too, and so is where links lead.
    const later = page.waitForRequest(/_data.*[?&]page=2&at=/);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await later;
    await expect(page.getByRole('main').locator('a[href*="/program"]').last()).toHaveAttribute('href', /[?&]at=/);
    const address = page.url();
    // A visitor who gets the address sees the list of today; it tells the minute, which may end between
    // the two.
    const read = async (url: string) => (await request.get(url)).text();
    await expect(async () => expect(await read(address)).toBe(await read(list))).toPass();
    await back.click();
    await expect(page).not.toHaveURL(/[?&]at=/);
    await expect(back).toBeHidden();
  });
}
