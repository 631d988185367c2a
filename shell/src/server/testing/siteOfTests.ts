import type { SiteOptions } from '../pages/createRenderContext.ts';

/** A site without scripts of its own, made from the answers of this provider. */
export function siteOfTests(providerUrl: string, providerTimeoutMs = 2_000): SiteOptions {
  return {
    providerUrl,
    providerTimeoutMs,
    publicOrigin: 'https://haus.example',
    robots: 'none',
    cartCookieDomain: '',
    sessionRemotes: [],
    shellScripts: [],
    shellParts: {},
  };
}
