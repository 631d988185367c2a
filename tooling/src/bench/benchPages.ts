import type { BudgetName } from '../pageCost/budgets.ts';

type Path = `/${string}`;

/** A page that stands for all of its kind. */
export interface BenchPage {
  label: string;
  /**
   * A path, or the page whose first link of that shape
   * leads to it: events have other addresses every day.
   */
  path: Path | { linkedOn: string; as: RegExp } | 'an event on sale';
  /**
   * What a visitor presses there once the controls work, what
   * that opens, and the call that fills it; all of it counts.
   */
  press?: { button: string; opens: string; awaits: RegExp };
  /** Whether its times on a slow phone are read, too, and beside them Lighthouse's scores. */
  times?: 'slow phone' | 'slow phone and Lighthouse';
  /** The number of events that it must show; its limits were set for that number. */
  events?: number;
  /** Counts of its own; whatever is not named here is the same for every page. */
  limits: Pick<Record<BudgetName, number>, 'htmlWire' | 'htmlSize' | 'elements' | 'styleRules'> &
    Partial<Record<BudgetName, number>>;
}

const EVENTS = '/de/programm/veranstaltungen';
const MAGAZINE = '/de/stories';

const EVENT = { linkedOn: EVENTS, as: /href="(\/de\/programm\/veranstaltungen\/[^"/]+\/\d+)"/ };

/** The pages whose budgets are kept (docs/performance.md). */
export const BENCH_PAGES: readonly BenchPage[] = [
  {
    label: 'home',
    times: 'slow phone and Lighthouse',
    path: '/de',
    limits: { htmlWire: 25.7, htmlSize: 89, elements: 465, styleRules: 415 },
  },
  {
    label: 'events',
    times: 'slow phone and Lighthouse',
    path: EVENTS,
    events: 10,
    // The limit is 18 KiB on the wire; events that end, move or nearly sell out change the size a little from day to day.
    limits: { htmlWire: 18.2, htmlSize: 78.1, elements: 640, styleRules: 310 },
  },
  {
    label: 'filtered',
    times: 'slow phone',
    path: `${EVENTS}?genre=3`,
    events: 10,
    limits: { htmlWire: 24.7, htmlSize: 84, elements: 665, styleRules: 320 },
  },
  {
    label: 'event',
    times: 'slow phone and Lighthouse',
    path: EVENT,
    // Static markup is not hydrated. HTML on the wire is that of a first view: 21.1 to 25.2 KiB for the first event of a
    // day; Antigone's page is larger and measured below.
    limits: { htmlWire: 25.3, htmlSize: 92, elements: 490, styleRules: 350 },
  },
  {
    label: 'booking',
    times: 'slow phone',
    path: 'an event on sale',
    press: {
      button: '[data-booking] button[aria-haspopup="dialog"]',
      opens: '[data-booking] [role="dialog"]',
      awaits: /\/availability\//,
    },
    // Antigone's page, which has all that an event's page may have, is the first on sale on some days.
    limits: { script: 135, htmlWire: 27.5, htmlSize: 98, elements: 600, styleRules: 385 },
  },
  {
    label: 'stories',
    times: 'slow phone and Lighthouse',
    path: MAGAZINE,
    limits: { htmlWire: 18.5, htmlSize: 78, elements: 445, styleRules: 310 },
  },
  {
    label: 'article',
    times: 'slow phone and Lighthouse',
    path: { linkedOn: MAGAZINE, as: /href="(\/de\/stories\/[^"/]+\/\d+)"/ },
    limits: { htmlWire: 23.1, htmlSize: 78, elements: 400, styleRules: 335 },
  },
  {
    label: 'search',
    times: 'slow phone',
    path: '/de/search?q=konzert',
    limits: { htmlWire: 22.2, htmlSize: 80, elements: 545, styleRules: 265 },
  },
  {
    label: '20 blocks',
    times: 'slow phone and Lighthouse',
    path: '/de/ueber-uns/spielzeit',
    limits: { htmlWire: 25.7, htmlSize: 91, elements: 450, styleRules: 440 },
  },
];

/** The address of a page on a running site. */
export async function findAddress(origin: string, { path, label }: BenchPage): Promise<string> {
  if (path === 'an event on sale') return `${origin}${await findEventOnSale(origin)}`;
  if (typeof path === 'string') return `${origin}${path}`;
  const link = path.as.exec(await (await fetch(`${origin}${path.linkedOn}`)).text())?.[1];
  if (!link) throw new Error(`${path.linkedOn} leads to no page for "${label}".`);
  return `${origin}${link}`;
}

/** What is read here of an event, as the provider's contract has it. */
interface ListedEvent {
  id: number;
  link: string;
  status: string;
  ticket_status: string;
  ticketSaleFrom: string | null;
  date_start: string;
  seat_groups: { status: number; prices: { price: string }[] }[];
}

/**
 * The page of the first event that sells tickets for money:
 * neither over nor cancelled, sold out or not yet on sale.
 */
async function findEventOnSale(origin: string): Promise<string> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${origin}${path}`)).json();
  const { results } = (await read('/de/api/events/?page_size=50')) as { results: ListedEvent[] };
  for (const { id, status, ticket_status: tickets, ticketSaleFrom, date_start: start } of results) {
    const isOnSale =
      status === 'scheduled' && tickets === 'available' && (!ticketSaleFrom || Date.parse(ticketSaleFrom) < Date.now());
    // The event must not begin before the measurement has ended.
    if (!isOnSale || Date.parse(start) < Date.now() + 3_600_000) continue;
    const { link, seat_groups: groups } = (await read(`/de/api/events/${id}/`)) as ListedEvent;
    if (groups.some((group) => group.status === 2 && group.prices.some(({ price }) => Number.parseFloat(price) > 0))) return link;
  }
  throw new Error('No event of the next days sells tickets.');
}
