import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderReader, RemoteName } from '@spielplan/shared-contracts/remote';
import type { Typefaces } from '../brand/createTypefaces.ts';
import type { Log } from '../log.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import type { RenderApp } from '../../render/renderApp.server.tsx';
import type { ErrorPages } from './errors/createErrorPages.ts';
import type { MessageTables } from './answer/messageTables.ts';
import type { EditorReader } from '../provider/createEditorReader.ts';
import type { ReadAsEditor } from '../provider/readAsEditor.ts';
import type { RenderBundle } from './RenderBundle.ts';
import type { RequestUrl } from '../http/requestUrl.ts';

/** Everything that makes pages of one release set. */
export interface RenderContext {
  set: ReleaseSet;
  bundle: RenderBundle;
  messages: MessageTables;
  renderApp: RenderApp;
  provider: ProviderReader;
  log: Log;
  readAsEditor: ReadAsEditor;
  /**
   * Blocks of unknown kinds, and of states newer than their
   * owner, that have been reported for this release set.
   */
  unknownBlocks: Set<string>;
  /** The house's own typeface. */
  typefaces: Typefaces;
  /** The house's own error pages. */
  errorPages: ErrorPages;
  /** The remotes whose loaders may read as the account. */
  sessionRemotes: readonly RemoteName[];
  /** Paths of the site's lists that are not there, so that no menu leads to them. */
  missingLists: ReadonlySet<string>;
  /** Tells the provider's error log of a page that is not there. */
  reportMissing(url: string): void;
  /** Origin that visitors see, without a slash at the end. */
  origin: string;
  robots: string;
  cartCookieDomain: string;
  /** Public paths of the shell's own scripts. */
  shellScripts: readonly string[];
  /** The same of its lazy parts, by name. */
  shellParts: Readonly<Record<string, readonly string[]>>;
}

/**
 * How a page view of an editor differs from a visitor's: it is read again, as the editor may see it.
 */
export interface EditorView {
  reader: EditorReader;
  /** The saved state that `v` names; `unreadable` where `v` is no number of one, null without `v`. */
  version: number | 'unreadable' | null;
  /** Whether the page is edited: a saved state is looked at and never edited. */
  isEditing: boolean;
  /** The instant at which the preview link expires; left out for an account. */
  previewUntil?: string;
  /** The moment to come (epoch ms) at which visitors will see the page like this; left out where that is now. */
  at?: number;
}

/** One page view on its way through the server. */
export interface PageRequest extends RequestUrl {
  /** The languages of the site, the default first. */
  languages: readonly Language[];
  /** Whether the address begins with a language that the site does not have. */
  isForeign?: boolean;
  pathAndQuery: string;
  now: number;
  /**
   * Whether the request carries an editor's session, which
   * makes `v` mean something (product.md section 2).
   */
  hasSession: boolean;
  /** Collects the remotes whose loaders and blocks the page asks for. */
  owners?: Set<RemoteName>;
  /** Collects the queries of the redirect rules for the path: the page is another one for who names one of them. */
  ruleQueries?: Set<string>;
  /** The editor's cookies, where the request carries a session. They are for the provider alone. */
  cookie?: string | undefined;
  /** A moment was asked for that the provider cannot show: what is shown is of now. */
  isMomentRefused?: boolean;
  /** Set once the session is known to be an editor's and the page is read for it alone. */
  editor?: EditorView | null;
}
