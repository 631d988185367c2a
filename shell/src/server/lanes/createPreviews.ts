import { SERVER_ERRORS, toSpielplanError } from '@spielplan/shared-contracts/errors';
import type { PreviewStatement } from '@spielplan/shared-contracts/signing';
import type { PreparedResponse } from '../http/PreparedResponse.ts';
import type { Log } from '../log.ts';
import { createPages, type Pages } from '../pages/createPages.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import type { LoadedRemote } from '../releases/fetchRelease.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import type { RemovableBuild } from '../releases/RemovableBuild.ts';
import { checkPreviewLink, type CheckedLink } from './checkPreviewLink.ts';
import { loadPreviewBuild, overlay, type PreviewParts } from './loadPreview.ts';
import { parsePreviewCookie } from './previewCookie.ts';
import { isPageData, markPreview, presentClosedPreview } from './presentPreview.ts';

/** The number of builds that stay loaded; the least recently used is dropped. */
const MAX_LOADED = 3;
/** The time for which the result of a check is reused. */
const BELIEVED_MS = 2_000;
const MAX_BELIEVED = 100;

/** Why a preview shows nothing: a name and code of docs/errors.md. */
export interface PreviewProblem {
  code: string;
  status: number;
  hasEnded: boolean;
  /** What is wrong with the build, for anyone who has an open link to it. */
  detail?: string | undefined;
}

export type OpenedPreview = { kind: 'open'; statement: PreviewStatement; pages: Pages } | ({ kind: 'closed' } & PreviewProblem);

export interface Previews {
  /** Checks a link and loads its build. Never rejects. */
  open(token: string): Promise<OpenedPreview>;
  /** The pages of anyone who has a preview's cookie; null for everybody else. */
  pagesOf(cookie: string | undefined): Pages | null;
  /** The release sets that are shown. */
  sets(): ReleaseSet[];
  /** The builds that are shown; the links of one that is removed show nothing until the next start. */
  removable(): RemovableBuild[];
}

interface PreviewsOptions extends PreviewParts {
  /** Runs loaders and renders. */
  makePages: Pick<Parameters<typeof createPages>[0], 'renderer'>;
  log: Log;
  isSecure: boolean;
  renderContextOf: (set: ReleaseSet) => RenderContext;
  now?: () => number;
}

interface LaidPreview {
  /** When it was asked for first (ms of `performance`). */
  since: number;
  loaded: Promise<LoadedRemote>;
  over: ReleaseSet | null;
  set: ReleaseSet | null;
  pages: Promise<Pages> | null;
}

/** Shows signed builds over the site to anyone who has their link: made for each view, kept nowhere. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { source, signers, log, isSecure, renderContextOf, current, makePages, now = Date.now } = options;
  const laid = new Map<string, LaidPreview>();
  /** Builds that were taken out, and why. */
  const removed = new Map<string, string>();
  const believed = new Map<string, { link: CheckedLink; until: number }>();

  async function check(token: string): Promise<CheckedLink> {
    const known = believed.get(token);
    if (known && known.until > now()) return known.link;
    const link = await checkPreviewLink(token, { source, signers: signers(), now: now() });
    if (believed.size >= MAX_BELIEVED) believed.clear();
    believed.set(token, { link, until: now() + BELIEVED_MS });
    return link;
  }

  /** The pages of a build over what is current now. */
  async function lay({ remote, version }: PreviewStatement): Promise<Pages> {
    const name = `${remote}@${version}`;
    const preview: LaidPreview = laid.get(name) ?? {
      since: performance.now(),
      loaded: loadPreviewBuild(options, remote, version),
      over: null,
      set: null,
      pages: null,
    };
    laid.delete(name);
    laid.set(name, preview);
    if (laid.size > MAX_LOADED) laid.delete(laid.keys().next().value!);
    try {
      const loaded = await preview.loaded;
      const over = current();
      if (!preview.pages || preview.over?.id !== over.id)
        Object.assign(preview, {
          over,
          pages: overlay(options, loaded, over).then((set) => {
            preview.set = set;
            return pagesOver(set, name);
          }),
        });
      return await preview.pages!;
    } catch (error) {
      if (laid.get(name) === preview) laid.delete(name);
      log.error('preview.refused', error, { remote, version });
      throw error;
    }
  }

  function pagesOver(set: ReleaseSet, build: string): Pages {
    return createPages({
      renderContext: () => renderContextOf(set),
      hasCache: false,
      isSecure,
      ...(makePages.renderer && { renderer: makePages.renderer }),
      adapt: (prepared) => markPreview(prepared, renderContextOf(set).messages, build),
    });
  }

  async function open(token: string): Promise<OpenedPreview> {
    try {
      const link = await check(token);
      const detail = link.kind === 'open' ? removed.get(`${link.statement.remote}@${link.statement.version}`) : undefined;
      if (detail !== undefined) return { kind: 'closed', ...SERVER_ERRORS.REMOTE_QUARANTINED, hasEnded: false, detail };
      if (link.kind === 'open') return { ...link, pages: await lay(link.statement) };
      const { code, status } = SERVER_ERRORS[link.name];
      log.info('preview.closed', { code });
      return { kind: 'closed', code, status, hasEnded: link.name === 'BUILD_PREVIEW_ENDED' };
    } catch (error) {
      const { code, status, detail } = toSpielplanError(error);
      return { kind: 'closed', code, status, hasEnded: false, detail };
    }
  }

  function pagesFor(token: string): Pages {
    const answer = async (url: string, make: (pages: Pages) => Promise<PreparedResponse>) => {
      const opened = await open(token);
      if (opened.kind === 'open') return make(opened.pages);
      return presentClosedPreview(opened, {
        url,
        messages: renderContextOf(current()).messages,
        isSecure,
        isData: isPageData(url),
      });
    };
    return {
      fromCache: () => undefined,
      answer: (url, hasSession, view) => answer(url, (pages) => pages.answer(url, hasSession, view)),
      failure: (url, error) => answer(url, (pages) => pages.failure(url, error)),
      clear: () => undefined,
      follow: () => undefined,
      state: () => ({ kept: 0, bytes: 0, pending: 0, evicted: 0 }),
    };
  }

  return {
    open,
    sets: () => [...laid.values()].flatMap(({ set }) => set ?? []),
    removable: () =>
      [...laid].flatMap(([name, { set, since }]) => {
        const [remote = '', version = ''] = name.split('@');
        const remove = (detail: string) => {
          removed.set(name, detail);
          laid.delete(name);
          log.warn('preview.removed', { remote, version, detail });
        };
        return set ? [{ remote, version, since, remove }] : [];
      }),
    pagesOf(cookie) {
      const token = parsePreviewCookie(cookie);
      return token === null ? null : pagesFor(token);
    },
  };
}
