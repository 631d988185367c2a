import { expect, type Locator, type Page } from '@playwright/test';
import { WORDS, type Language } from '../fixtures/words.ts';

/** The booking widget on an event's page. */
export class BookingPanel {
  readonly words: (typeof WORDS)[Language];
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly cart: Locator;
  readonly #page: Page;

  constructor(page: Page, lang: Language) {
    this.#page = page;
    this.words = WORDS[lang];
    this.opener = page.getByRole('button', { name: this.words.chooseTickets });
    this.dialog = page.getByRole('dialog', { name: new RegExp(`^${this.words.chooseTickets}`) });
    this.cart = page.getByRole('banner').locator('a.cart-entry');
  }

  async open(): Promise<void> {
    // Before its controls work, a press on a page that has just been opened goes to nobody.
    await this.#page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await this.opener.click();
    await expect(this.dialog.getByText(this.words.justChecked)).toBeVisible();
  }

  /** Opens the panel and chooses tickets of the first price. */
  async choose(amount: number): Promise<void> {
    await this.open();
    const more = this.dialog.getByRole('button', { name: this.words.oneMore }).first();
    for (let tickets = 0; tickets < amount; tickets += 1) await more.click();
  }

  async add(amount: number): Promise<void> {
    await this.choose(amount);
    await this.dialog.getByRole('button', { name: this.words.addToCart }).click();
    await expect(this.dialog.getByRole('heading', { name: this.words.inCart })).toBeVisible();
  }
}
