import type { ProviderReader, RemoteName } from '@spielplan/shared-contracts/remote';
import { createTypefaces } from '../brand/createTypefaces.ts';
import { createErrorPages } from './errors/createErrorPages.ts';
import type { ChangeMarks } from '../freshness/createChangeMarks.ts';
import { createLog, type Log } from '../log.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import { createReadAsEditor } from '../provider/readAsEditor.ts';
import { createMessageTables } from './answer/messageTables.ts';
import { renderComponents } from './answer/renderComponents.ts';
import type { RenderContext } from './PageRequest.ts';
import type { RenderBundle } from './RenderBundle.ts';

/**
 * What pages know of the site they are part of. Plain
 * data, so that another thread makes the same pages.
 */
export interface SiteOptions {
  providerUrl: string;
  /** Milliseconds a page waits for one answer of the provider. */
  providerTimeoutMs: number;
  publicOrigin: string;
  robots: string;
  cartCookieDomain: string;
  /** The remotes whose loaders may read as the account. */
  sessionRemotes: readonly RemoteName[];
  /** Public paths of the shell's own scripts. */
  shellScripts: readonly string[];
  /** The same of its lazy parts, by name. */
  shellParts: Readonly<Record<string, readonly string[]>>;
}

interface RenderContextOptions {
  bundle: RenderBundle;
  provider: ProviderReader;
  log: Log;
  site: SiteOptions;
  reportMissing(url: string): void;
  /** None where it is left out. */
  missingLists?: () => ReadonlySet<string>;
  marks?: ChangeMarks;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Gives everything that makes pages of a release set; message
 * tables and the renderer are kept as long as the set is.
 */
export function createRenderContext({
  site,
  missingLists = () => NONE,
  marks,
  ...parts
}: RenderContextOptions): (set: ReleaseSet) => RenderContext {
  const keptBySet = new WeakMap<ReleaseSet, Pick<RenderContext, 'messages' | 'renderApp' | 'unknownBlocks'>>();

  const { provider, log } = parts;
  const readAsEditor = createReadAsEditor(site.providerUrl, site.providerTimeoutMs, log);
  const typefaces = createTypefaces({ providerUrl: site.providerUrl, log });
  const errorPages = createErrorPages({ provider, log, providerUrl: site.providerUrl, marks });

  return function renderContextOf(set) {
    let kept = keptBySet.get(set);
    if (!kept) {
      const messages = createMessageTables(set, parts.bundle, (refused) => log.warn('houseTexts.refused', { refused }));
      kept = {
        messages,
        renderApp: parts.bundle.createRenderer(renderComponents(set, parts.bundle, messages)),
        unknownBlocks: new Set(),
      };
      keptBySet.set(set, kept);
    }
    return {
      set,
      ...parts,
      ...kept,
      errorPages,
      typefaces,
      readAsEditor,
      missingLists: missingLists(),
      origin: site.publicOrigin,
      robots: site.robots,
      cartCookieDomain: site.cartCookieDomain,
      sessionRemotes: site.sessionRemotes,
      shellScripts: site.shellScripts,
      shellParts: site.shellParts,
    };
  };
}

const SILENT = createLog('silent');

/** The same without a log: where the smoke test has said already what there is to say. */
export function quietly(renderContext: RenderContext): RenderContext {
  return { ...renderContext, log: SILENT };
}
