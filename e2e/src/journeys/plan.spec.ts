import type { APIRequestContext, Page } from '@playwright/test';
import type { CartRequest, EventDetail, EventSummary } from '@spielplan/shared-contracts/api';
import { paths } from '@spielplan/shared-contracts/routes';
import { countPages } from '../fixtures/countPages.ts';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, type Language, WORDS } from '../fixtures/words.ts';

const PLAN = {
  de: {
    save: 'Merken',
    overlap: /^Überschneidung mit/,
    allTickets: 'Karten für alle auf einmal wählen',
    add: 'Alle in den Warenkorb',
    some: 'Nur ein Teil Ihrer Karten liegt im Warenkorb.',
    ticketsOf: (title: string) => `Karten: ${title}`,
  },
  en: {
    save: 'Save',
    overlap: /^Overlaps with/,
    allTickets: 'Choose tickets for all at once',
    add: 'Add all to cart',
    some: 'Only some of your tickets are in the cart.',
    ticketsOf: (title: string) => `Tickets: ${title}`,
  },
} as const;
const CART = '**/api/shop-cart/?*';

for (const lang of LANGUAGES) {
  const [words, plan] = [WORDS[lang], PLAN[lang]];

  test(`three saved events are a plan with a conflict, given to others, and its tickets are bought in one go by keyboard (${lang})`, async ({
    page,
    browser,
    request,
    complaints,
  }) => {
    complaints.allow(/409|CART_REFUSED/);
    await page.setViewportSize({ width: 390, height: 700 });
    const events = await findPlan(request, lang);
    for (const { urls } of events) {
      await page.goto(urls[lang] ?? '');
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      await page.getByRole('main').getByRole('button', { name: plan.save, exact: true }).first().click();
    }
    await page.goto(paths.favourites({ lang }));
    const rows = page.locator('main [data-event]');
    await expect(rows).toHaveCount(3);
    await expect(page.getByText(plan.overlap)).toBeVisible();
    await expectAccessible(page, [320, 390]);
    expect(await countPages(page)).toBe(1);

    const file = await page.getByRole('link', { name: words.calendarOfAll }).getAttribute('href');
    const calendar = await (await request.get(file ?? '')).text();
    expect(calendar.match(/^UID:event-\d+@/gm)).toHaveLength(3);

    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const given = await stranger.newPage();
    await given.goto(`${paths.favourites({ lang })}?events=${events.map(({ id }) => id).join(',')}`);
    await expect(given.locator('main [data-event]')).toHaveCount(3);
    await expect(given.getByText(plan.overlap)).toBeVisible();
    await expect(given.getByRole('link', { name: plan.ticketsOf(events[0].headline) }).first()).toBeVisible();
    await stranger.close();

    const [first, second] = events;
    await tabTo(page, page.getByRole('button', { name: plan.allTickets }), 120);
    await page.keyboard.press('Enter');
    for (const { id } of [first, second]) await chooseOne(page, id, words.justChecked);
    // What lies half under the bar at the foot measures too small; a panel alone is asked for sizes, too.
    await expectAccessible(page, [320, 390], ['target-size']);
    await page.route(CART, (route) => {
      const asked = route.request().postDataJSON() as CartRequest | null;
      if (asked?.event_jet_id !== second.id_jet) return route.fallback();
      return route.fulfill({ status: 409, json: { response_code: -214 } });
    });
    await tabTo(page, page.getByRole('button', { name: plan.add }), 120);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: plan.some })).toBeFocused();
    await expect(page.locator('[data-outcome="held"]')).toContainText(first.headline);
    await expect(page.locator('[data-outcome="refused"]')).toContainText(second.headline);
    await page.unroute(CART);
    await tabTo(page, page.getByRole('button', { name: words.tryAgain }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words.inCart })).toBeFocused();
    await expect(page.getByTestId('cart-badge')).toContainText('2');
  });
}

/** Chooses one ticket of the first price by keys. */
async function chooseOne(page: Page, id: number, checked: string): Promise<void> {
  const booking = page.locator(`[data-booking="${id}"]`);
  await expect(booking.getByText(checked)).toBeVisible();
  await tabTo(page, booking.getByRole('spinbutton').first(), 120);
  await page.keyboard.press('1');
  await expect(booking.getByRole('spinbutton').first()).toHaveValue('1');
}

type Planned = EventDetail & { id_jet: number };

/** Two events with open seats, and one that overlaps with the first of them. */
async function findPlan(request: APIRequestContext, lang: Language): Promise<[Planned, Planned, Planned]> {
  const { results } = (await (await request.get(`/${lang}/api/events/?page_size=100`)).json()) as { results: EventSummary[] };
  const coming = results.filter(
    ({ status, event_type_new: type, date_start: start }) =>
      status === 'scheduled' && type?.slug !== 'ausstellung' && Date.parse(start) > Date.now() + 3_600_000,
  );
  const detailOf = async ({ id }: EventSummary) => (await (await request.get(`/${lang}/api/events/${id}/`)).json()) as Planned;
  const open: Planned[] = [];
  for (const each of coming.filter(({ ticket_status: tickets }) => tickets === 'available')) {
    const detail = await detailOf(each);
    const { seat_groups: groups, id_jet: jet } = detail;
    if (jet !== null && groups.some(({ status, timeslots }) => status === 2 && timeslots.length === 0)) open.push(detail);
    for (const first of open) {
      const other = coming.find(({ id, ...rest }) => id !== first.id && (begins(rest, first) || begins(first, rest)));
      const second = open.find(({ id }) => id !== first.id && id !== other?.id);
      if (other && second) return [first, second, await detailOf(other)];
    }
  }
  throw new Error('No event with open seats overlaps with another one.');
}

type Span = Pick<EventSummary, 'date_start' | 'date_end'>;

/** Whether one begins while the other one lasts. */
function begins({ date_start: start }: Span, { date_start: from, date_end: until }: Span): boolean {
  const at = Date.parse(start);
  return until !== null && Date.parse(from) <= at && at < Date.parse(until);
}
