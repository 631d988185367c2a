import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { sendLogin } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { paths } from '../fixtures/paths.ts';

const ABOUT = { de: '/de/ueber-uns', en: '/en/about' };
const ACCOUNT = {
  de: {
    loggedOut: /^Sie sind nicht angemeldet/,
    settings: 'Einstellungen',
    places: 'Im Konto des Webshops',
    changeName: 'Name ändern',
    browser: 'In diesem Browser',
    cancel: 'Abbrechen',
  },
  en: {
    loggedOut: /^You are not logged in/,
    settings: 'Settings',
    places: 'In your webshop account',
    changeName: 'Change name',
    browser: 'In this browser',
    cancel: 'Cancel',
  },
} as const;

for (const lang of LANGUAGES) {
  const words = WORDS[lang];
  const own = ACCOUNT[lang];

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`My Account leads to the login, back to the page, and the profile out again (${lang})`, async ({ page, complaints }) => {
      complaints.allow(/\.js csp$/);
      await page.goto(ABOUT[lang]);
      await page.getByRole('banner').getByRole('link', { name: words.account }).click();
      await expect(page).toHaveURL(/\/webshop\/account\?/);
      await sendLogin(page, lang);
      await expect(page).toHaveURL(ABOUT[lang]);
      await page.goto(paths.userProfileVariant({ lang }));
      await expect(page.getByRole('main').getByText('redaktion', { exact: true })).toBeVisible();
      await page.getByRole('navigation', { name: own.places }).getByRole('link', { name: own.changeName }).click();
      await page.getByRole('link', { name: own.cancel }).click();
      await expect(page).toHaveURL(/\/webshop\/account\?/);
      await page.goto(paths.userProfile({ lang }));
      await page.getByRole('main').getByRole('link', { name: own.settings }).click();
      await expect(page.getByRole('region', { name: own.browser })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: words.logOut, exact: true }).click();
      await expect(page).toHaveURL(paths.home({ lang }));
      await page.goto(paths.userProfile({ lang }));
      await expect(page.getByText(own.loggedOut)).toBeVisible();
    });
  });

  test(`a profile is private, accessible, and reached by the keyboard (${lang})`, async ({ page, complaints }) => {
    complaints.allow(/^editor:/);
    await page.goto(paths.userProfile({ lang }));
    const logIn = page.getByRole('main').getByRole('link', { name: words.logIn });
    await tabTo(page, logIn);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/webshop\/account\?/);
    await sendLogin(page, lang);
    await expect(page).toHaveURL(paths.userProfile({ lang }));
    await expect(page.getByRole('main').getByText('redaktion', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const answer = await page.request.get(paths.userProfile({ lang }));
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  });
}
