import { createLanes, type Lanes, withTrialScript } from './lanes/createLanes.ts';
import { type Content, followContent } from './lists/followContent.ts';
import type { Foundation } from './openFoundation.ts';
import type { Releases } from './openReleases.ts';
import { createPages, type Pages } from './pages/createPages.ts';
import { quietly } from './pages/createRenderContext.ts';

/** The pages of the site, in every lane, and what the provider has to fill them with. */
export interface SitePages {
  pages: Pages;
  lanes: Lanes;
  content: Content;
}

/** Bytes of pages that a canary may keep for each megabyte of the current ones. */
const CANARY_BYTES = 250_000;

/** Makes and keeps pages of the releases. Resolves when the site's lists are known, or soon. */
export async function openPages(foundation: Foundation, releases: Releases): Promise<SitePages> {
  const { configuration, log, metrics, marks, ask, isSecure } = foundation;
  const { watch, canary, served, renderer, missingLists, renderContextOf, currentContext } = releases;
  const pages = createPages({
    renderer,
    renderContext: () => withTrialScript(canary, currentContext()),
    hasCache: configuration.hasPageCache,
    marks,
    maxBytes: configuration.pageCacheMb * 1_000_000,
    hasTags: configuration.purgeUrl !== undefined,
    ...(metrics && { countPage: metrics.countPage, countAnswers: metrics.countAnswers }),
    isSecure,
  });
  served.onSwap(pages.follow);
  const lanes = createLanes({
    ...configuration,
    ...releases.activation,
    source: releases.source,
    signers: releases.signers,
    log,
    isSecure,
    canary,
    onTrialSwap: served.onTrialSwap,
    pages,
    renderContextOf,
    current: watch.current,
    makePages: { renderer, hasCache: configuration.hasPageCache, marks, maxBytes: configuration.pageCacheMb * CANARY_BYTES },
  });
  served.join(lanes.previews);
  const content = await followContent(configuration, {
    renderContext: () => quietly(currentContext()),
    renderer,
    marks,
    log,
    send: ask,
    onMissing(missing) {
      missingLists.replace(missing);
      pages.clear();
      lanes.clear();
    },
    onChange: (topics) => metrics?.countMarks(topics),
  });
  return { pages, lanes, content };
}
