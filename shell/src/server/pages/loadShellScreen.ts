import { WEBSHOP_TEMPLATE_PATH } from '@spielplan/shared-contracts/api/webshop-layout';
import { paths } from '@spielplan/shared-contracts/routes';
import { loadHub } from '../hub/loadHub.ts';
import { loadTemplate } from '../webshop/loadTemplate.ts';
import type { LoadedScreen } from './loadScreen.ts';
import type { PageRequest, PageWorks } from './PageRequest.ts';
import type { Site } from './readSite.ts';

/** The shell's own addresses besides the pages of the page editor; `null` for all others. The template has anything behind its address, too. */
export async function loadShellScreen(works: PageWorks, request: PageRequest, site: Site): Promise<LoadedScreen | null> {
  const { segments, url, lang } = request;
  if (`/${segments[0]}` === WEBSHOP_TEMPLATE_PATH)
    return {
      screen: { remote: 'shell', id: 'webshop' },
      route: { layout: 'webshop', bodyClass: null },
      result: loadTemplate(site.chrome.siteName),
      isPartial: false,
    };
  if (url.pathname === paths.cmsHub({ lang }))
    return {
      screen: { remote: 'shell', id: 'hub' },
      route: { bodyClass: null },
      result: await loadHub(works, request),
      isPartial: false,
    };
  return null;
}
