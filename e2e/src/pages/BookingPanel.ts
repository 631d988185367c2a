import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, WORDS } from '../fixtures/words.ts';

/** The booking widget on an event's page. */
export class BookingPanel {
  readonly words: (typeof WORDS)[Language];
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly cart: Locator;
  readonly #page: Page;
  readonly #press: 'click' | 'tap';

  /** Used with a mouse, or with a finger where the page has a touch screen. */
  constructor(page: Page, lang: Language, press: 'click' | 'tap' = 'click') {
    this.#page = page;
    this.#press = press;
    this.words = WORDS[lang];
    this.opener = page.getByRole('button', { name: this.words.chooseTickets });
    this.dialog = page.getByRole('dialog', { name: new RegExp(`^${this.words.chooseTickets}`) });
    this.cart = page.getByRole('banner').locator('a.cart-entry');
  }

  async open(): Promise<void> {
    // A press that comes earlier is kept (0078), but for five seconds only, and this machine is busy.
    await this.#page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await this.opener[this.#press]();
    await expect(this.dialog.getByText(this.words.justChecked)).toBeVisible();
  }

  /** Comes to an event's page and opens the panel, whose parts are long in coming: until then nothing moves. */
  async openSlowly(address: string): Promise<void> {
    const widget = this.#page.locator('[data-booking]');
    const { promise: watched, resolve: letGo } = Promise.withResolvers<void>();
    await this.#page.route('**/remotes/booking/**/booking-session*.js', (route) => watched.then(() => route.continue()));
    await this.#page.goto(address);
    await this.#page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    try {
      const heightOf = async () => (await widget.boundingBox())?.height;
      const height = await heightOf();
      expect(height).toBeGreaterThan(0);
      await this.opener[this.#press]();
      await expect(this.opener).toHaveAttribute('aria-busy', 'true');
      await expect(widget.getByRole('status').first()).not.toBeEmpty();
      expect(await heightOf()).toBe(height);
    } finally {
      letGo();
      await this.#page.unrouteAll({ behavior: 'wait' });
    }
    await expect(this.dialog.getByText(this.words.justChecked)).toBeVisible();
  }

  /**
   * Comes to an event's page and presses before the widget's
   * script is there, as on a slow line: the press is kept (0078).
   */
  async openEarly(address: string): Promise<void> {
    const script = '**/remotes/booking/**/slot-event.booking*.js';
    const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>();
    await this.#page.route(script, (route) => pressed.then(() => route.continue()));
    try {
      await Promise.all([this.#page.waitForRequest(script), this.#page.goto(address, { waitUntil: 'domcontentloaded' })]);
      await this.#page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      await this.opener[this.#press]();
    } finally {
      letGo();
      // Waits for the request to go on, which `unroute` would send on its way a second time.
      await this.#page.unrouteAll({ behavior: 'wait' });
    }
    await expect(this.dialog.getByText(this.words.justChecked)).toBeVisible();
  }

  /** Opens the panel, if it is not open, and chooses tickets of the first price. */
  async choose(amount: number): Promise<void> {
    if (await this.dialog.isHidden()) await this.open();
    const more = this.dialog.getByRole('button', { name: this.words.oneMore }).first();
    for (let tickets = 0; tickets < amount; tickets += 1) await more[this.#press]();
  }

  async add(amount: number): Promise<void> {
    await this.choose(amount);
    await this.dialog.getByRole('button', { name: this.words.addToCart })[this.#press]();
    await expect(this.dialog.getByRole('heading', { name: this.words.inCart })).toBeVisible();
  }
}
