import { WEBSHOP_TEMPLATE_PATH } from '@spielplan/shared-contracts/api/webshop-layout';
import { paths } from '@spielplan/shared-contracts/routes';
import { loadHub } from '../hub/loadHub.ts';
import { loadTemplate } from '../webshop/loadTemplate.ts';
import type { LoadedScreen } from './loadScreen.ts';
import type { PageRequest, PageWorks } from './PageRequest.ts';
import type { Site } from './site/readSite.ts';

/**
 * Loads a screen whose address names no language (specification section 2): the hub, or the layout for the webshop with
 * everything below its address. Answers `null` for any other address; `shellRoutes` has those that name one.
 */
export async function loadUnlocalisedScreen(works: PageWorks, request: PageRequest, site: Site): Promise<LoadedScreen | null> {
  const { segments, url, lang } = request;
  if (`/${segments[0]}` === WEBSHOP_TEMPLATE_PATH)
    return {
      screen: { remote: 'shell', id: 'webshop' },
      route: { layout: 'webshop' },
      result: loadTemplate(site.chrome.siteName),
      isPartial: false,
    };
  if (url.pathname === paths.cmsHub({ lang }))
    return {
      screen: { remote: 'shell', id: 'hub' },
      route: {},
      result: await loadHub(works, request),
      isPartial: false,
    };
  return null;
}
