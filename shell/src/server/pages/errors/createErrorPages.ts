import { LRUCache } from 'lru-cache';
import { htmlPartCall, settingsCall, type SiteSettings } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { createChangeMarks, type ChangeMarks } from '../../freshness/createChangeMarks.ts';
import type { Log } from '../../log.ts';
import { withTimeLimit } from '../loading/withTimeLimit.ts';
import { cleanBody } from './cleanBody.ts';
import { fetchDocument, type DocumentParts } from '../../provider/fetchDocument.ts';
import { scopeStyle } from './scopeStyle.ts';

/** A house's own page for a status, safe to show inside the site. */
export interface CustomErrorPage {
  title: string;
  /** Reaches nothing outside the page; empty where there is none. */
  style: string;
  body: string;
}

export interface ErrorPages {
  /** The house's own page for a status, if it can be had within a second; never rejects. `settings` are read where they are not given. */
  of(status: number, lang: Language, settings?: Pick<SiteSettings, 'design'> | null): Promise<CustomErrorPage | null>;
  /** What `/html/{slug}.html` serves; never rejects. */
  file(slug: string, lang: Language): Promise<CustomErrorPage | null>;
  /** Reads the pages that will be needed when nothing can be read any more; at once, and again every hour. */
  warm(lang: Language, settings: Pick<SiteSettings, 'design'>): void;
}

interface ErrorPagesOptions {
  provider: ProviderReader;
  providerUrl: string;
  log: Log;
  marks?: ChangeMarks | undefined;
}

const TIMEOUT_MS = 1_000;
const CACHED_MS = 60_000;
const RETRY_MS = 10_000;
const WARM_MS = 3_600_000;
const MAX_PAGES = 200;
const MADE_FROM = ['settings'] as const;
const WARM_STATUSES = [404, 500, 503];
const OWN_FILE = /^(?:\/(?:de|en))?\/html\/([a-z0-9]+(?:-[a-z0-9]+)*)\.html$/;

interface Kept {
  until: number;
  /** The newest change that was known when it was read (`ChangeMarks`). */
  begun: number;
  page: Promise<CustomErrorPage | null>;
  /** Served while the source fails. */
  lastGood: CustomErrorPage | null;
}

/**
 * Custom error pages (product.md section 8): the address that the design settings name for a status, else
 * `/html/{status}.html`, which is the provider's fragment of that name. Only style and body are taken, the style scoped and the
 * body cleaned. One that cannot be loaded is reported, and the last good one or the default page shows.
 */
export function createErrorPages({ provider, providerUrl, log, marks = createChangeMarks() }: ErrorPagesOptions): ErrorPages {
  const kept = new LRUCache<string, Kept>({ max: MAX_PAGES });
  const warmedAt = new Map<Language, number>();

  async function load(address: string, lang: Language): Promise<CustomErrorPage> {
    const slug = OWN_FILE.exec(address)?.[1];
    if (slug === undefined) return present({ title: '', ...(await fetchDocument(new URL(address, providerUrl), TIMEOUT_MS)) });
    return present(await provider.read(htmlPartCall, { params: { lang, slug } }));
  }

  async function present({ title, style, body }: DocumentParts & { title: string }): Promise<CustomErrorPage> {
    const scoped = scopeStyle(style);
    if (scoped === null)
      log.warn('errorPage.style', { title, detail: 'a style that would reach the rest of the page is left out' });
    return { title, style: scoped ?? '', body: await cleanBody(body) };
  }

  function find(address: string, lang: Language, isConfigured: boolean): Promise<CustomErrorPage | null> {
    const key = `${lang} ${address}`;
    const known = kept.get(key);
    if (known && known.until > Date.now() && !marks.isMarked(MADE_FROM, known.begun)) return known.page;
    const entry: Kept = {
      until: Date.now() + CACHED_MS,
      begun: marks.now(),
      lastGood: known?.lastGood ?? null,
      page: Promise.resolve(null),
    };
    entry.page = load(address, lang).then(
      (page) => (entry.lastGood = page),
      (error: unknown) => {
        // A house that keeps no page of its own for a status has nothing that could fail.
        if (!isConfigured && isSpielplanError(error, 'NOT_FOUND')) return (entry.lastGood = null);
        entry.until = Date.now() + RETRY_MS;
        log.error('errorPage.unloaded', error, { message: 'Unable to load custom HTML file for this error', address, lang });
        return entry.lastGood;
      },
    );
    kept.set(key, entry);
    return entry.page;
  }

  async function pageOf(status: number, lang: Language, settings: Pick<SiteSettings, 'design'> | null | undefined) {
    const { design } = settings ?? (await provider.read(settingsCall).catch(() => ({ design: null })));
    const configured = design?.error_pages[status];
    return find(configured ?? `/html/${status}.html`, lang, configured !== undefined);
  }

  const orNothing = (page: Promise<CustomErrorPage | null>) =>
    withTimeLimit(page, TIMEOUT_MS, 'a custom error page').catch(() => null);

  return {
    of: (status, lang, settings) => orNothing(pageOf(status, lang, settings)),
    file: (slug, lang) => orNothing(find(`/html/${slug}.html`, lang, false)),
    warm(lang, settings) {
      if (Date.now() - (warmedAt.get(lang) ?? 0) < WARM_MS) return;
      warmedAt.set(lang, Date.now());
      for (const status of WARM_STATUSES) void pageOf(status, lang, settings).catch(() => null);
    },
  };
}
