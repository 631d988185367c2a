import { searchCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { paths as sitePaths } from '@spielplan/shared-contracts/routes';
import type { Log } from '../log.ts';
import { ownThread, type PageRenderer } from '../pages/PageRenderer.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { servedLanguagesOr } from '../pages/servedLanguages.ts';
import { isAnswered } from '../releases/ReleaseSet.ts';

const CHECK_MS = 30_000;
/** How soon a list that is missing is looked for again. */
const RETRY_MS = 5_000;

export interface ListWatch {
  /** Looks at every list now. Never rejects. */
  check(): Promise<void>;
  /** The languages of the site, the default first, as they were known last. */
  languages(): readonly Language[];
  stop(): void;
}

interface ListWatchOptions {
  renderContext: () => RenderContext;
  /** Runs the loaders of the lists; this thread where it is left out. */
  renderer?: Pick<PageRenderer, 'isListMissing'>;
  log: Log;
  /** Told the paths of the lists that are missing, whenever they are others than before. */
  onChange: (missing: ReadonlySet<string>) => void;
}

/**
 * Looks now and then which lists of the sitemap answer that they are not there, so that nothing
 * leads to them until they are back. A list that fails is there: its page says that it is away. The
 * search is looked for like a list: its boxes lead to it from every page.
 */
export function createListWatch({ renderContext, renderer = ownThread, log, onChange }: ListWatchOptions): ListWatch {
  let missing: ReadonlySet<string> = new Set();
  let known: readonly Language[] = LANGUAGES;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    const current = renderContext();
    const languages = await servedLanguagesOr(current.provider);
    known = languages;
    const lists = current.set.routes.filter(({ sitemap }) => sitemap === 'list');
    const paths: string[] = lists.flatMap(({ patterns }) => languages.map((lang) => patterns[lang]));
    const found = await Promise.all([
      ...paths.map(async (path) => {
        const wasMissing = missing.has(path);
        return (await renderer.isListMissing(current, { path, languages, wasMissing })) ? [path] : [];
      }),
      ...languages.map(async (lang) => {
        const path = sitePaths.search({ lang });
        return (await isSearchMissing(current, lang, missing.has(path))) ? [path] : [];
      }),
    ]);
    const now = new Set(found.flat());
    const gone = [...now].filter((path) => !missing.has(path));
    const back = [...missing].filter((path) => !now.has(path));
    if (gone.length > 0) log.warn('list.missing', { paths: gone });
    if (back.length > 0) log.info('list.back', { paths: back });
    missing = now;
    if (gone.length > 0 || back.length > 0) onChange(missing);
  }

  async function check(): Promise<void> {
    clearTimeout(timer);
    await look().catch((error: unknown) => log.error('list.unchecked', error));
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void check(), missing.size > 0 ? RETRY_MS : CHECK_MS).unref();
  }

  return {
    check,
    languages: () => known,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Any word does. It counts as a further page of a search, so that no statistics hold it. */
async function isSearchMissing({ set, provider }: RenderContext, lang: Language, wasMissing: boolean): Promise<boolean> {
  if (!isAnswered(set, sitePaths.search({ lang }))) return false;
  try {
    await provider.read(searchCall, { query: { query: 'theater', lang, again: '1' } });
    return false;
  } catch (error) {
    return wasMissing || isSpielplanError(error, 'NOT_FOUND') || isSpielplanError(error, 'GONE');
  }
}
