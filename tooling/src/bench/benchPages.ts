import type { BudgetName } from './budgets.ts';

/** A page that stands for all of its kind. */
export interface BenchPage {
  label: string;
  /** A path, or the page whose first link of that shape leads to it: events have other addresses every day. */
  path: string | { linkedOn: string; as: RegExp };
  /** So many events it must show, since its limits are those of that many. */
  events?: number;
  /** Counts of its own; whatever is not named here is the same for every page. */
  limits: Pick<Record<BudgetName, number>, 'htmlSize' | 'elements' | 'styleRules'>;
}

const EVENTS = '/de/programm/veranstaltungen';
const MAGAZINE = '/de/stories';

/** The pages whose budgets are kept (docs/performance.md). */
export const BENCH_PAGES: readonly BenchPage[] = [
  { label: 'home', path: '/de', limits: { htmlSize: 106, elements: 460, styleRules: 475 } },
  { label: 'events', path: EVENTS, events: 10, limits: { htmlSize: 109, elements: 525, styleRules: 375 } },
  {
    label: 'event',
    path: { linkedOn: EVENTS, as: /href="(\/de\/programm\/veranstaltungen\/[^"/]+\/\d+)"/ },
    limits: { htmlSize: 96, elements: 370, styleRules: 370 },
  },
  {
    label: 'article',
    path: { linkedOn: MAGAZINE, as: /href="(\/de\/stories\/[^"/]+\/\d+)"/ },
    limits: { htmlSize: 92, elements: 395, styleRules: 370 },
  },
  { label: '20 blocks', path: '/de/ueber-uns/spielzeit', limits: { htmlSize: 105, elements: 445, styleRules: 475 } },
];

/** The address of a page on a running site. */
export async function findAddress(origin: string, { path, label }: BenchPage): Promise<string> {
  if (typeof path === 'string') return `${origin}${path}`;
  const link = path.as.exec(await (await fetch(`${origin}${path.linkedOn}`)).text())?.[1];
  if (!link) throw new Error(`${path.linkedOn} leads to no page for "${label}".`);
  return `${origin}${link}`;
}
