import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import type { ChangeMarks } from '../freshness/createChangeMarks.ts';
import type { PageReads } from '../freshness/trackReads.ts';
import { withHeaders, type PreparedResponse } from '../http/PreparedResponse.ts';
import type { PreparedPage } from './answer/presentOutcome.ts';
import { namesPreview } from './loading/openPreview.ts';
import type { PageLayer } from './PageCache.ts';
import type { PageRenderer, Rendering } from './PageRenderer.ts';
import type { RenderContext } from './PageRequest.ts';

export interface PagesOptions {
  renderContext: () => RenderContext;
  hasCache: boolean;
  isSecure: boolean;
  /** Runs loaders and renders; this thread where it is left out. */
  renderer?: PageRenderer;
  /** Which topics have changed; nothing ever does without them. */
  marks?: ChangeMarks;
  maxBytes?: number;
  /** Is told of each page where it came from. */
  countPage?: (layer: PageLayer) => void;
  countAnswers?: (layers: PageReads['layers']) => void;
  /** Whether a CDN is told of changes: pages then name their topics. */
  hasTags?: boolean;
  /** Changes each page for a lane. */
  adapt?: (prepared: PreparedResponse) => PreparedResponse;
}

/** One view of a page: what it may cost, and who wants to know where it came from. */
export interface PageView {
  cookie?: string | undefined;
  /** Is asked before a page is made for this visitor alone; what it throws is thrown on. */
  admit?: (() => void) | undefined;
  /** Is handed the value of `Server-Timing`. */
  onTiming?: ((timing: string) => void) | undefined;
  /** A look of the site at itself: no metric counts it, and it makes no page more popular. */
  isProbe?: boolean;
}

/** A page that was just made for everybody. */
export interface MadePage extends PreparedPage {
  url: string;
  reads: PageReads;
  /** The number of the newest mark when its making began. */
  begun: number;
}

interface RendersOptions extends PagesOptions {
  renderer: PageRenderer;
  marks: ChangeMarks;
  /** Keeps a page, and answers the one to send: an older one where this one has failed. */
  keep: (made: MadePage) => PreparedResponse;
}

/** Makes pages, each once for all who ask for it meanwhile. */
export interface SharedRenders {
  render(url: string, hasSession: boolean, view?: PageView): Promise<PreparedResponse>;
  /** The address that is missing where this answer stands for one. */
  missingUrlOf(prepared: PreparedResponse): string | undefined;
  /** The keys by which redirect rules tell addresses of this answer apart. */
  ruleQueriesOf(prepared: PreparedResponse): readonly string[] | undefined;
  /** Joins nobody to what is being made, and keeps none of it. */
  forget(): void;
  /** The number of pages that are being made. */
  pending(): number;
}

interface PendingPage {
  promise: Promise<PreparedResponse>;
  reads: Rendering['reads'];
  begun: number;
}

export function createSharedRenders(options: RendersOptions): SharedRenders {
  const { renderContext, hasCache, isSecure, renderer, marks, keep, countAnswers, hasTags = false, adapt } = options;
  const pending = new Map<string, PendingPage>();
  /** Further facts of an answer that was sent or cached. */
  const facts = new WeakMap<PreparedResponse, Pick<PreparedPage, 'missing' | 'ruleQueries'>>();
  let generation = 0;

  /** The page with what this lane and the CDN need. */
  function finish(made: PreparedPage, topics: ReadonlySet<ChangeTopic>, isOwn: boolean): PreparedPage {
    const tagged = hasTags && !isOwn ? withTags(made.prepared, topics) : made.prepared;
    const prepared = adapt ? adapt(tagged) : tagged;
    facts.set(prepared, made);
    return { ...made, prepared };
  }

  async function render(url: string, hasSession: boolean, view: PageView = {}): Promise<PreparedResponse> {
    // Editors share nothing: what one may see another may not.
    const key = hasSession ? `session ${view.cookie ?? ''} ${url}` : url;
    const startedIn = generation;
    // Views are not joined without a cache, so that a benchmark of rendering measures rendering.
    const known = hasCache ? pending.get(key) : undefined;
    // A rendering that has read a changed topic before the change may be outdated; what it has not read yet will be new.
    if (known && !marks.isMarked(known.reads().topics, known.begun)) {
      tellLayer(options, view, 'joined');
      return known.promise;
    }
    view.admit?.();
    const begun = marks.now();
    const start = performance.now();
    const { page, reads } = renderer.make(renderContext(), { url, hasSession, isSecure, cookie: view.cookie });
    const promise = page
      .then((made) => {
        if (!view.isProbe) countAnswers?.(reads().layers);
        // The page's own header decides, because a lane may change it on all it sends.
        const isOwn = hasSession || namesPreview(url) || isPrivate(made.prepared);
        const finished = finish(made, reads().topics, isOwn);
        // A page that is not for everybody never enters the shared cache, and a shared page never replaces it.
        if (isOwn || startedIn !== generation) return finished.prepared;
        return keep({ ...finished, url, reads: reads(), begun });
      })
      .finally(() => {
        if (pending.get(key)?.promise === promise) pending.delete(key);
      });
    pending.set(key, { promise, reads, begun });
    const prepared = await promise;
    tellLayer(options, view, 'made', `;dur=${(performance.now() - start).toFixed(1)}${describeReads(reads())}`);
    return prepared;
  }

  return {
    render,
    missingUrlOf: (prepared) => facts.get(prepared)?.missing,
    ruleQueriesOf: (prepared) => facts.get(prepared)?.ruleQueries,
    forget() {
      generation += 1;
      pending.clear();
    },
    pending: () => pending.size,
  };
}

/** Tells of one view where its page came from. */
export function tellLayer({ countPage }: Pick<PagesOptions, 'countPage'>, view: PageView, layer: PageLayer, rest = ''): void {
  if (!view.isProbe) countPage?.(layer);
  view.onTiming?.(`page;desc=${layer}${rest}`);
}

function describeReads({ layers }: PageReads): string {
  const counts = Object.entries(layers).map(([layer, count]) => `${layer} ${count}`);
  return counts.length > 0 ? `, data;desc="${counts.join(', ')}"` : '';
}

function isPrivate({ headers }: PreparedResponse): boolean {
  return /\bprivate\b/.test(headers['cache-control'] ?? '');
}

/** Names the topics of a page as the purging of CDNs knows them. */
function withTags(prepared: PreparedResponse, topics: ReadonlySet<ChangeTopic>): PreparedResponse {
  const tags = [...topics];
  return withHeaders(prepared, { ...prepared.headers, 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') });
}
