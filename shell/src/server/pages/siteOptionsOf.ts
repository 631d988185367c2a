import type { RemoteName } from '@spielplan/shared-contracts/remote';
import type { ShellConfiguration } from '../configuration.ts';
import type { SiteOptions } from './createRenderContext.ts';

/** What the shell's build says of itself. */
export interface ShellBuild {
  scripts: string[];
  parts?: Record<string, string[]>;
}

/** What pages know of the site, from its settings, the shell's build and the operator's trust. */
export function siteOptionsOf(
  configuration: ShellConfiguration,
  build: ShellBuild,
  sessionRemotes: readonly RemoteName[],
): SiteOptions {
  return {
    providerUrl: configuration.providerUrl,
    providerTimeoutMs: configuration.providerTimeoutMs,
    publicOrigin: configuration.publicOrigin,
    robots: configuration.robots,
    cartCookieDomain: configuration.cartCookieDomain,
    sessionRemotes,
    shellScripts: build.scripts.map((file) => `/assets/${file}`),
    shellParts: Object.fromEntries(
      Object.entries(build.parts ?? {}).map(([name, files]) => [name, files.map((file) => `/assets/${file}`)]),
    ),
  };
}
