import { paths } from '@spielplan/shared-contracts/routes';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, WORDS } from '../fixtures/words.ts';

/** The programme as a visitor meets it. */
export class EventsPage {
  readonly page: Page;
  readonly lang: Language;
  readonly events: Locator;

  constructor(page: Page, lang: Language) {
    this.page = page;
    this.lang = lang;
    this.events = page.locator('main [data-event]');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(paths.events({ lang: this.lang }) + query);
    await this.isReady();
  }

  /** Waits until the controls work. */
  async isReady(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: WORDS[this.lang].listTitle })).toBeVisible();
    await this.page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  }

  /** Shows the tools behind the one press: the calendar, what is kept offline, needs and the other view. */
  async openMore(): Promise<void> {
    await this.page.locator('main summary', { hasText: new RegExp(`^${WORDS[this.lang].tools}$`) }).click();
  }

  filter(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async choose(filter: string, option: string): Promise<void> {
    await this.filter(filter).click();
    await this.option(option).click();
  }

  /** An option is read with its count: "Jazz & Global 70 events". */
  option(name: string): Locator {
    return this.page.getByRole('option', {
      name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: \\d| \\p{Lu}|$)`, 'u'),
    });
  }

  event(id: number): Locator {
    return this.page.locator(`main [data-event="${id}"]`);
  }
}
