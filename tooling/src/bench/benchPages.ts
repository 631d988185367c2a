import type { BudgetName } from './budgets.ts';

/** A page that stands for all of its kind. */
export interface BenchPage {
  label: string;
  /** A path, or the page whose first link of that shape leads to it: events have other addresses every day. */
  path: string | { linkedOn: string; as: RegExp };
  /** What a visitor presses there once the controls work; all that comes for it counts. */
  press?: string;
  /** One of the five whose times on a slow phone and Lighthouse scores are read, too. */
  isTimed?: true;
  /** So many events it must show, since its limits are those of that many. */
  events?: number;
  /** Counts of its own; whatever is not named here is the same for every page. */
  limits: Pick<Record<BudgetName, number>, 'htmlSize' | 'elements' | 'styleRules'>;
}

const EVENTS = '/de/programm/veranstaltungen';
const MAGAZINE = '/de/stories';

const EVENT = { linkedOn: EVENTS, as: /href="(\/de\/programm\/veranstaltungen\/[^"/]+\/\d+)"/ };

/** The pages whose budgets are kept (docs/performance.md). */
export const BENCH_PAGES: readonly BenchPage[] = [
  { label: 'home', isTimed: true, path: '/de', limits: { htmlSize: 110, elements: 490, styleRules: 430 } },
  { label: 'events', isTimed: true, path: EVENTS, events: 10, limits: { htmlSize: 114, elements: 670, styleRules: 385 } },
  { label: 'filtered', path: `${EVENTS}?genre=3`, limits: { htmlSize: 114, elements: 700, styleRules: 390 } },
  { label: 'event', isTimed: true, path: EVENT, limits: { htmlSize: 100, elements: 400, styleRules: 375 } },
  {
    label: 'booking',
    path: EVENT,
    press: '[data-booking] button[aria-haspopup="dialog"]',
    limits: { htmlSize: 100, elements: 435, styleRules: 410 },
  },
  { label: 'stories', path: MAGAZINE, limits: { htmlSize: 100, elements: 465, styleRules: 370 } },
  {
    label: 'article',
    isTimed: true,
    path: { linkedOn: MAGAZINE, as: /href="(\/de\/stories\/[^"/]+\/\d+)"/ },
    limits: { htmlSize: 94, elements: 415, styleRules: 370 },
  },
  { label: 'search', path: '/de/search?q=konzert', limits: { htmlSize: 104, elements: 575, styleRules: 320 } },
  {
    label: '20 blocks',
    isTimed: true,
    path: '/de/ueber-uns/spielzeit',
    limits: { htmlSize: 110, elements: 475, styleRules: 490 },
  },
];

/** The address of a page on a running site. */
export async function findAddress(origin: string, { path, label }: BenchPage): Promise<string> {
  if (typeof path === 'string') return `${origin}${path}`;
  const link = path.as.exec(await (await fetch(`${origin}${path.linkedOn}`)).text())?.[1];
  if (!link) throw new Error(`${path.linkedOn} leads to no page for "${label}".`);
  return `${origin}${link}`;
}
