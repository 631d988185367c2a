import { matchRoutes } from 'react-router';
import type { Browser } from '@playwright/test';
import { findBrokenBudgets } from '../pageCost/budgets.ts';
import { listenToWire, type Wire } from '../pageCost/listenToWire.ts';
import { PHONE } from '../pageCost/phone.ts';
import type { Remote } from '../parts.ts';
import { readRelease } from './changeRelease.ts';
import { readFeed } from './feedStore.ts';
import { readShells } from './followChange.ts';
import { closePreviewLinks, openPreviewLink } from './previewLinks.ts';

interface Tried {
  name: Remote;
  version: string;
  /** A shell that runs, which lays the build over its pages for this browser alone. */
  shell: string;
  openBrowser: () => Promise<Browser>;
  to?: string;
}

interface BrowserVerdict {
  /** Pages that were opened. */
  pages: number;
  /** What went wrong with the build and does not without it, by page. */
  problems: string[];
}

const MAX_PAGES = 60;
const MAX_PROBLEMS = 20;
const MAX_SHOWN = 16;
const HYDRATED_MS = 15_000;
/** A page that was only slow is opened once more: the machine may be busy. */
const TOO_SLOW = /Timeout \d+ms exceeded/;
const BUSY_FACTOR = 4;
/** What a page does by itself once its controls work. */
const SETTLE_MS = 300;
/** The first request tests the build on the server. */
const OPEN_MS = 280_000;
const LANG = 'de';
/** It is withdrawn afterwards; long enough where the clocks of this machine and the shell's differ. */
const LINK_HOURS = 24;

/**
 * Opens a published build in a browser before any visitor meets it, by a preview link that is withdrawn afterwards: every
 * page that brings a script of it which no other page has brought. What breaks, complains, keeps something in the browser without
 * consent or is over a page's budget there, and not on the same page without it, is told. Rejects where the shell does not show it.
 */
async function tryInBrowser({ name, version, shell, openBrowser, to }: Tried): Promise<BrowserVerdict> {
  const why = 'tried in a browser';
  const path = await openPreviewLink(name, version, { hours: LINK_HOURS, why, vouches: true, ...(to && { to }) });
  try {
    const opened = await fetch(shell + path, { redirect: 'manual', signal: AbortSignal.timeout(OPEN_MS) });
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
    if (opened.status !== 302 || !cookie) {
      const [code = ''] = /SP-\d{4}/.exec(await opened.text()) ?? [];
      const problem = decodeURIComponent(opened.headers.get('x-problem') ?? '');
      throw new Error(`${shell} does not show ${name} ${version}: ${opened.status} ${code} ${problem || '(docs/errors.md)'}`);
    }
    const chosen = await choosePages({ name, version, shell, cookie, patterns: await patternsOf({ name, version, to }) });
    const browser = await openBrowser();
    try {
      const problems: string[] = [];
      for (const page of chosen) {
        const url = shell + page;
        let found = await openPage({ browser, url, cookie });
        if (found.some(({ kind }) => TOO_SLOW.test(kind)))
          found = await openPage({ browser, url, cookie, timeout: HYDRATED_MS * BUSY_FACTOR });
        const known = found.length > 0 ? await openPage({ browser, url }) : [];
        const fresh = found.filter(({ kind }) => !known.some((each) => each.kind === kind));
        problems.push(...fresh.map(({ words }) => `${page}: ${words}`));
      }
      return { pages: chosen.length, problems: problems.slice(0, MAX_PROBLEMS) };
    } finally {
      await browser.close();
    }
  } finally {
    await closePreviewLinks(name, version, { why, ...(to && { to }) });
  }
}

interface Trying extends Pick<Tried, 'name' | 'version' | 'openBrowser' | 'to'> {
  say: (line: string) => void;
}

/** Tries a build on the first shell of `SHELL_URLS` and says what came of it; a shell that runs none is said, and no refusal. */
export async function passesInBrowser({ say, ...tried }: Trying): Promise<boolean> {
  const begin = performance.now();
  const [shell = ''] = readShells();
  const isThere = await fetch(`${shell}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return (say(`⚠ no answer from ${shell}: no page was opened in a browser`), true);
  const { pages, problems } = await tryInBrowser({ ...tried, shell });
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
  say(`${problems.length > 0 ? '✗' : '✓'} browser ${seconds} s, ${pages} pages`);
  for (const line of problems) say(`    ${line}`);
  return problems.length === 0;
}

/** The addresses of the site as they are with the build. */
async function patternsOf({ name, version, to }: Pick<Tried, 'name' | 'version' | 'to'>): Promise<string[]> {
  const { remotes } = await readFeed(to);
  const tried = await readRelease(name, version, to);
  return Object.values({ ...remotes, [name]: tried }).flatMap(({ brings }) =>
    (brings?.routes ?? []).map(({ patterns }) => patterns[LANG]),
  );
}

/** A page of every route that can be reached, of which those are kept that bring a script of the build for the first time. */
async function choosePages({
  name,
  version,
  shell,
  cookie,
  patterns,
}: Pick<Tried, 'name' | 'version' | 'shell'> & { cookie: string; patterns: readonly string[] }): Promise<string[]> {
  const routes = patterns.map((pattern) => ({ path: pattern, caseSensitive: true }));
  const placeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path ?? null;
  const scripts = new RegExp(`/remotes/${name}/${version}/[\\w.-]+\\.js`, 'g');
  const waiting = [`/${LANG}`, ...patterns.filter((pattern) => !pattern.includes(':'))];
  const [walked, seen, chosen] = [new Set<string>(), new Set<string>(), [] as string[]];
  for (let path = waiting.shift(); path !== undefined && walked.size < MAX_PAGES; path = waiting.shift()) {
    const place = placeOf(path) ?? path;
    if (walked.has(place)) continue;
    walked.add(place);
    const answer = await fetch(shell + path, { headers: { cookie, accept: 'text/html' } });
    const html = await answer.text();
    const fresh = (html.match(scripts) ?? []).filter((script) => !seen.has(script));
    for (const script of fresh) seen.add(script);
    if (fresh.length > 0 && chosen.length < MAX_SHOWN) chosen.push(path);
    for (const [, link = ''] of html.matchAll(/href="(\/[^"#?]*)/g)) {
      const to = placeOf(link);
      if (to !== null && !walked.has(to)) waiting.push(link);
    }
  }
  return chosen;
}

interface Opened {
  browser: Browser;
  url: string;
  /** The preview's; without it the page is as visitors have it. */
  cookie?: string;
  timeout?: number;
}

interface Complaint {
  /** What two complaints of one kind have in common: figures differ from visit to visit. */
  kind: string;
  words: string;
}

/**
 * What a page complains of until its controls work and a moment longer, and the budgets it breaks: on a phone, with an
 * empty cache, as `npm run budgets` measures.
 */
async function openPage({ browser, url, cookie, timeout = HYDRATED_MS }: Opened): Promise<Complaint[]> {
  const context = await browser.newContext(PHONE);
  const complaints = new Set<string>();
  try {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie ?? '') ?? [];
    if (name) await context.addCookies([{ name, value, url: new URL(url).origin }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const wire = listenToWire(session);
    page.on('pageerror', (error) => complaints.add(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.add(message.text());
    });
    try {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout });
      await page.waitForTimeout(SETTLE_MS);
    } catch (error) {
      complaints.add(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
    // No consent was given in this browser; what the house itself stores is stored without the build as well.
    const kept = [
      ...(await context.cookies()).filter((each) => each.name !== name).map((each) => `it sets the cookie "${each.name}"`),
      ...(await page.evaluate(listKept).catch(() => [])),
    ];
    for (const each of kept) complaints.add(`${each} without consent`);
    return [...[...complaints].map((words) => ({ kind: words, words })), ...findHeavy(wire().bytes)];
  } finally {
    await context.close();
  }
}

/** Runs in the page: what is kept in this browser, beside cookies. */
async function listKept(): Promise<string[]> {
  const databases = await indexedDB.databases();
  return [
    ...Object.keys(localStorage).map((key) => `it keeps "${key}" in localStorage`),
    ...Object.keys(sessionStorage).map((key) => `it keeps "${key}" in sessionStorage`),
    ...databases.map(({ name = '' }) => `it keeps the database "${name}"`),
  ];
}

const KIB = 1_024;

function findHeavy(bytes: Wire['bytes']): Complaint[] {
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  const broken = findBrokenBudgets({ script: bytes.script / KIB, total: total / KIB });
  return broken.map((words) => ({ kind: words.replace(/:.*$/, ''), words }));
}
