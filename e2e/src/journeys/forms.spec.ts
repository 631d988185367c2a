import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { walkByTab } from '../fixtures/walkByTab.ts';
import { LANGUAGES } from '../fixtures/words.ts';
import { paths } from '../fixtures/paths.ts';

/**
 * What a visitor reads in the seeded forms: 1 is the contact,
 * 3 the application with files, 4 the accessible visit.
 */
const FORMS = {
  de: {
    contact: 'kontakt',
    application: 'bewerbung-atelier-am-wehr',
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    email2: 'E-Mail-Adresse wiederholen',
    message: 'Ihre Nachricht',
    consent: /^Ich bin einverstanden/,
    send: 'Absenden',
    wrong: '4 Angaben fehlen oder stimmen nicht',
    nameMissing: 'Ihr Name: Bitte Ihren Namen angeben.',
    review: 'Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.',
    mismatch: 'Die beiden E-Mail-Adressen sind nicht gleich.',
    thanks: 'Vielen Dank!',
    samples: 'Arbeitsproben',
    uploaded: 'mappe.pdf ist hochgeladen.',
    refused: /^Dateien dieser Art nehmen wir nicht an/,
  },
  en: {
    contact: 'contact',
    application: 'application-studio-at-the-weir',
    name: 'Your name',
    email: 'E-mail address',
    email2: 'Repeat e-mail address',
    message: 'Your message',
    consent: /^I agree/,
    send: 'Send',
    wrong: '4 answers are missing or incorrect',
    nameMissing: 'Your name: Please enter your name.',
    review: 'Please check your answers and send them again.',
    mismatch: 'The two e-mail addresses don’t match.',
    thanks: 'Thank you!',
    samples: 'Work samples',
    uploaded: 'mappe.pdf has been uploaded.',
    refused: /^We don’t accept this type of file/,
  },
} as const;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

for (const lang of LANGUAGES) {
  const words = FORMS[lang];
  const contact = paths.form({ lang, slug: words.contact, id: 1 });

  test(`a form is filled in by the keyboard alone, mistakes and all (${lang})`, async ({ page }) => {
    await page.goto(paths.form({ lang, slug: 'x', id: 1 }));
    await expect(page).toHaveURL(contact);
    // Each stop is seen beside what sticks to the window's
    // edges; `npm run test:deep` walks every screen.
    const desk = page.viewportSize()!;
    await page.setViewportSize(lang === 'de' ? { width: 390, height: 700 } : { width: 320, height: 256 });
    expect(await walkByTab(page)).toEqual([]);
    await page.setViewportSize(desk);
    await page.reload();
    const send = page.getByRole('button', { name: words.send });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: words.wrong })).toBeFocused();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('link', { name: words.nameMissing }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: words.name })).toBeFocused();
    await page.keyboard.type('Ute Ufer');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ute@altwasser.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ute@altwasser.example');
    await tabTo(page, page.getByRole('textbox', { name: words.message }));
    await page.keyboard.type('Gibt es noch Karten?');
    await tabTo(page, page.getByRole('checkbox', { name: words.consent }));
    await page.keyboard.press('Space');
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words.thanks })).toBeFocused();
    await expectAccessible(page);
  });

  test(`a file goes up while the form is filled in, and what was written survives a reload (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ 415 /);
    complaints.allow(/response: 415 .*temp-files/);
    await page.goto(paths.form({ lang, slug: words.application, id: 3 }));
    await expect(page.locator('form[novalidate]')).toBeVisible();
    const samples = page.getByLabel(words.samples);
    await samples.setInputFiles({ name: 'mappe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') });
    await expect(page.getByText(words.refused).first()).toBeVisible();
    await samples.setInputFiles({ name: 'mappe.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(page.getByText(words.uploaded)).toBeVisible();
    await page.getByRole('textbox', { name: words.email, exact: true }).fill('ute@altwasser.example');
    await page.reload();
    await expect(page.getByRole('textbox', { name: words.email, exact: true })).toHaveValue('ute@altwasser.example');
    // Where the page stood before, the bar at its foot may cover half of a button.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a form is given back once to be looked over, is checked and taken by the server (${lang})`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/\.js csp$/);
      complaints.allow(/ 422 /);
      const send = async () => {
        const answered = page.waitForResponse((response) => response.request().method() === 'POST');
        await page.locator('main form button[type="submit"]').click();
        return (await answered).status();
      };
      const name = page.getByRole('textbox', { name: words.name });
      const email2 = page.getByRole('textbox', { name: words.email2 });
      await page.goto(contact);
      await name.fill('Ute Ufer');
      await page.getByRole('textbox', { name: words.email, exact: true }).fill('ute@altwasser.example');
      await email2.fill('ute@altwasser.example');
      await page.getByRole('textbox', { name: words.message }).fill(`Gibt es noch Karten? ${Date.now()}`);
      await page.getByRole('checkbox', { name: words.consent }).check();
      expect(await send()).toBe(200);
      await expect(page.getByRole('main')).toContainText(words.review);
      await expect(name).toHaveValue('Ute Ufer');

      await email2.fill('uta@altwasser.example');
      expect(await send()).toBe(422);
      await expect(page.getByRole('link', { name: new RegExp(words.mismatch) })).toBeVisible();
      await expect(name).toHaveValue('Ute Ufer');

      await email2.fill('ute@altwasser.example');
      // This journey is as quick as a machine at times, and
      // would be asked once more: as if it had taken its time.
      await page.locator('input[name="seen"]').evaluate((seen: HTMLInputElement) => (seen.value = String(Date.now() - 60_000)));
      expect(await send()).toBe(303);
      await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
      await expect(page).toHaveURL(`${contact}?sent=1#form-1`);
    });
  });
}
