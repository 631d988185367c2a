import { launch } from 'chrome-launcher';
import { BROWSER_FLAGS } from '../processes/browserFlags.ts';
import type { Figures } from '../pageCost/budgets.ts';
import { loadLighthouse } from './loadLighthouse.ts';

const FIGURES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
  seo: 'seo',
} as const satisfies Record<string, keyof Figures>;

/** What Lighthouse thinks of a page on a phone: scores of 0 to 100, and what cost points. */
export interface Judgement {
  figures: Figures;
  /** Milliseconds of work on the main thread. */
  mainThread: number;
  /** Audits that lost points, with what they found. */
  faults: string[];
}

/**
 * Runs Lighthouse with its own settings for phones, in a browser
 * of its own that is closed again. Rejects where it has no score.
 */
export async function runLighthouse(url: string, chromePath: string): Promise<Judgement> {
  const lighthouse = await loadLighthouse();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_FLAGS], logLevel: 'error' });
  try {
    const run = await lighthouse(url, { port: chrome.port, onlyCategories: Object.keys(FIGURES), logLevel: 'error' });
    const { categories = {}, audits = {}, runtimeError } = run?.lhr ?? {};
    // Where the recording of a page fails, the audits say so and the score is missing (`NO_NAVSTART`).
    const failure = runtimeError?.message ?? Object.values(audits).find(({ errorMessage }) => errorMessage)?.errorMessage;
    if (Object.keys(FIGURES).some((id) => typeof categories[id]?.score !== 'number'))
      throw new Error(`Lighthouse could not judge ${url}: ${failure ?? 'no score'}`);
    const scores = Object.entries(FIGURES).map(([id, name]) => [name, (categories[id]?.score ?? 0) * 100]);
    const faults = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => [id, audits[id]?.displayValue, ...nodesOf(audits[id]?.details)].filter(Boolean).join(': ')),
    );
    const mainThread = audits['mainthread-work-breakdown']?.numericValue ?? Number.NaN;
    return { figures: Object.fromEntries(scores) as Figures, mainThread, faults };
  } finally {
    chrome.kill();
  }
}

/** The first elements, addresses or messages that an audit names. */
function nodesOf(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: Item[] };
  return items
    .slice(0, 3)
    .map(({ node, description, url }) => [node?.snippet, description, url].find((text) => typeof text === 'string') ?? '');
}

/** The fields of an audit's findings that help to find the place. */
interface Item {
  node?: { snippet?: string };
  description?: unknown;
  url?: unknown;
}
