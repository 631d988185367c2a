import type { SpielplanError } from '@spielplan/shared-contracts/errors';
import { createChangeMarks } from '../freshness/createChangeMarks.ts';
import { withHeaders, type PreparedResponse } from '../http/PreparedResponse.ts';
import { ownThread } from './PageRenderer.ts';
import { changedRemotes, type ReleaseSet } from '../releases/ReleaseSet.ts';
import { namesPreview } from './loading/openPreview.ts';
import { redirectTarget } from './site/redirectTarget.ts';
import { createPageCache, type CachedPage } from './PageCache.ts';
import { createPageKeeper } from './createPageKeeper.ts';
import { createSharedRenders, type PagesOptions, type PageView, tellLayer } from './createSharedRenders.ts';
import { splitAddress, withOthers, withRule } from './splitAddress.ts';

/** The page from before a change is served for this long while the next one is made. */
const CHANGED_MS = 500;

export interface Pages {
  /** A fresh page from memory, or nothing: the way of nearly every request. */
  fromCache(url: string): PreparedResponse | undefined;
  /**
   * The answer to a path, as HTML or (below `/_data`) as data.
   * Rejects only when not even an error page can be made.
   */
  answer(url: string, hasSession: boolean, view?: PageView): Promise<PreparedResponse>;
  /** Forgets everything, what is still being made included. */
  clear(): void;
  /** Forgets what another release set may have made otherwise, and what is still being made. */
  follow(set: ReleaseSet, before: ReleaseSet): void;
  /** How many pages are kept and in how many bytes, how many are being made, and how many had no room. */
  state(): { kept: number; bytes: number; pending: number; evicted: number };
  /** The error page of a path that the provider would have answered. */
  failure(url: string, error: SpielplanError): Promise<PreparedResponse>;
}

/** A view waits this long for a new page while an older one is in memory, so that a provider that hangs delays nobody. */
const RENEWAL_WAIT_MS = 1_000;

/**
 * Makes and keeps the pages of the site. Equal page views under
 * way are made once; failing ones fall back to the last good page.
 */
export function createPages(options: PagesOptions): Pages {
  const { renderContext, isSecure, renderer = ownThread, marks = createChangeMarks(), countPage } = options;
  const cache = createPageCache(options.maxBytes);
  marks.onMark((topics) => cache.mark(topics, Date.now() + CHANGED_MS));
  const noteTrouble = (event: string, error: unknown) => renderContext().log.error(event, error, {});
  const keeper = createPageKeeper({ cache, marks, hasCache: options.hasCache, noteTrouble });
  const renders = createSharedRenders({ ...options, renderer, marks, keep: keeper.keep });

  /** A page that is not there is reported once a view, from memory or not (R49). */
  function viewed(prepared: PreparedResponse, { isProbe }: PageView = {}): PreparedResponse {
    const url = renders.missingUrlOf(prepared);
    if (url !== undefined && !isProbe) renderContext().reportMissing(url);
    return prepared;
  }

  /**
   * The page made again; nothing where that fails or takes
   * longer than `waitMs`, and then it is made all the same.
   */
  async function renewedWithin(url: string, waitMs: number, view: PageView): Promise<PreparedResponse | undefined> {
    let isAwaited = waitMs > 0;
    const onTiming = (timing: string) => (isAwaited ? view.onTiming?.(timing) : undefined);
    const made = renders
      .render(url, false, { ...(view.isProbe && { isProbe: true }), onTiming })
      .catch((error: unknown) => noteTrouble('page.unmade', error));
    if (!isAwaited) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, waitMs)));
    const first = await Promise.race([made, late]);
    isAwaited = false;
    clearTimeout(timer);
    return first ?? undefined;
  }

  function freshPage(known: string): CachedPage | undefined {
    const page = namesPreview(known) ? undefined : cache.get(known);
    return page && page.freshUntil > Date.now() ? page : undefined;
  }

  async function answerKnown(known: string, hasSession: boolean, view: PageView): Promise<PreparedResponse> {
    const page = hasSession || namesPreview(known) ? undefined : cache.get(known);
    const now = Date.now();
    if (!page || page.staleUntil <= now) return renders.render(known, hasSession, view);
    if (page.freshUntil <= now) {
      // The renewal of a page in memory is not counted against the network that asked.
      const renewal = renewedWithin(known, page.waitFrom <= now ? RENEWAL_WAIT_MS : 0, view);
      const renewed = page.waitFrom <= now ? await renewal : undefined;
      if (renewed) return renewed;
    }
    tellLayer(options, view, page.freshUntil <= now ? 'stale' : 'memory');
    return view.isProbe ? page.prepared : keeper.send(page);
  }

  function clear(): void {
    renders.forget();
    cache.clear();
  }

  return {
    fromCache(address) {
      const asked = splitAddress(renderContext, address, false);
      const plain = freshPage(asked.known);
      const byRule = plain && withRule(asked, renders.ruleQueriesOf(plain.prepared));
      const page = byRule ? freshPage(byRule.known) : plain;
      if (!page) return undefined;
      countPage?.('memory');
      return forVisitor(viewed(keeper.send(page)), (byRule ?? asked).others);
    },
    async answer(address, hasSession, view = {}) {
      const asked = splitAddress(renderContext, address, hasSession);
      const plain = await answerKnown(asked.known, hasSession, view);
      const byRule = withRule(asked, renders.ruleQueriesOf(plain));
      if (!byRule) return forVisitor(viewed(plain, view), asked.others);
      return forVisitor(viewed(await answerKnown(byRule.known, hasSession, view), view), byRule.others);
    },
    state: () => ({ kept: cache.size(), bytes: cache.bytes(), pending: renders.pending(), evicted: cache.evicted() }),
    async failure(url, error) {
      return (await renderer.makeFailure(renderContext(), url, error, isSecure)).prepared;
    },
    clear,
    follow(set, before) {
      const changed = changedRemotes(set, before);
      if (changed === null) return clear();
      renders.forget();
      cache.end(changed);
    },
  };
}

/**
 * A redirect takes along what of the visitor's own address its
 * page does not know; everything else is the same for all.
 */
function forVisitor(prepared: PreparedResponse, others: string): PreparedResponse {
  const { location } = prepared.headers;
  if (!others || location === undefined) return prepared;
  const target = redirectTarget(withOthers(location, others));
  return target === null ? prepared : withHeaders(prepared, { ...prepared.headers, location: target });
}
