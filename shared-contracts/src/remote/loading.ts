import type { AnswerOf, Call, DocumentRef, PageBlock, QueryOf, SiteSettings } from '../api/index.ts';
import type { Language, Localised } from '../i18n/language.ts';
import type { MessageTable, MessageValues } from '../i18n/messages.ts';
import type { PathParams } from '../routes/pattern.ts';
import type { OgImage } from './ogImage.ts';
import type { PageFrame } from './pageFrame.ts';

/**
 * Reads from the provider on behalf of a loader: keep-alive,
 * time limit, answers parsed by the call's schema.
 */
export interface ProviderReader {
  /**
   * Rejects with `NOT_FOUND`, `GONE`, `PROVIDER_TIMEOUT`, `PROVIDER_UNREACHABLE`, `PROVIDER_FAILED` or
   * `PROVIDER_MALFORMED`. Calls with `caching` are answered from memory while fresh, and while stale
   * if the provider fails.
   */
  read<C extends Call>(
    call: C,
    options?: { params?: Readonly<Record<string, string | number>>; query?: QueryOf<C> },
  ): Promise<AnswerOf<C>>;
}

/** What a loader is given. Loaders run on the server only. */
export interface LoadContext {
  lang: Language;
  /** The public URL that is shown, with the site's public origin. */
  url: URL;
  params: Readonly<Record<string, string>>;
  /** Epoch ms; the one "now" of this page view. */
  now: number;
  settings: SiteSettings;
  /**
   * Set where an editor edits the page: everything is shown that can be edited, whatever its time is.
   */
  isEditing?: true;
  provider: ProviderReader;
  /** Looks up the remote's own messages in the page's language. */
  text(key: string, values?: MessageValues): string;
  /**
   * The path of any address of the site by its id and values: what others link to need not stand in the contract.
   * Null where nobody has it now, or a value is missing.
   */
  href(id: string, params?: PathParams): string | null;
  log(level: 'info' | 'warn', event: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** A page on the way from the start page to another one. */
export interface TrailStep {
  title: string;
  /** Path of this site. */
  url: string;
}

/**
 * What search engines and social networks read. Paths are
 * absolute paths of this site; the shell adds the origin.
 */
export interface PageHead {
  title: string;
  /**
   * The H1 of the shared page header where that is shorter
   * than the title: a filtered list keeps its name.
   */
  headline?: string;
  /**
   * The pages between the start page and this one, outermost first;
   * the shell adds both ends (product.md section 2, breadcrumbs).
   */
  trail?: readonly TrailStep[];
  description: string;
  canonical: string;
  /** Missing languages get no hreflang (R51). */
  alternates: Partial<Localised>;
  ogType?: 'website' | 'article';
  /** What a shared link says, where that is not the page's own title and description. */
  ogTitle?: string;
  ogDescription?: string;
  /**
   * With its size and its words (`ogImageOf`) it is shown at
   * once; as a bare path only once a network has fetched it.
   */
  ogImage?: OgImage | string | null;
  /** What stands above the title on the card that the page is shared with: date and place, kind, profession. */
  cardLine?: string;
  /** JSON-LD objects. */
  structuredData?: readonly object[];
  robots?: string;
  /** The RSS feed of what this page lists: its title for feed readers and its path. */
  feed?: { title: string; path: string };
}

/** What sets a page that only editors see apart from the published one. */
export interface PagePreview {
  /** Visitors find nothing at this address. */
  isOffline?: true;
  /** The saved state on view: its number and, in words, when and by whom it was saved. */
  version?: { id: number; saved: string | null; username: string | null };
  /** The instant at which visitors will see the page like this. */
  at?: string;
}

/** In what other forms a page stands. Paths and places of this site, in the language of the page. */
export interface PageTwin {
  /** Its twin in easy language (Leichte Sprache). */
  easy?: string;
  /** Of such a twin: what it is the twin of; null where that is nothing that visitors see. */
  original?: { title: string; href: string } | null;
  /** The place of the film in sign language on this page; the shell finds it among the blocks. */
  sign?: string;
}

export interface PageFound<Data = unknown> {
  kind: 'page';
  /** 503 where it stands in for what is away. */
  status?: 200 | 403 | 404 | 410 | 503;
  /** Serialisable view model: dates, prices and links already formatted. */
  data: Data;
  /** What a document carries of `data`, where the screen reads the rest from the document's own markup. */
  documentData?: unknown;
  head: PageHead;
  /** What the page asks of the frame around it; a setting that the shell does not know is left out and told in its log. */
  frame?: PageFrame;
  /** Where the same stands in easy language; the shell leads there from the top of the page. */
  twin?: PageTwin;
  /** Blocks that belong to this page: the shell has their owners load them, the screen places them (`ScreenBlocks`). */
  modules?: readonly PageBlock[];
  /** What these blocks stand on, also where there are none yet; without it nothing can be added. */
  document?: DocumentRef;
  /**
   * Epoch ms at which what is shown changes by itself (midnight, online_to); caches end there (R53).
   */
  validUntil?: number;
  /**
   * Set where this is not what visitors see; the shell
   * passes it to the editor's toolbar and to nobody else.
   */
  preview?: PagePreview;
  /** A picture that is the largest paint, to be preloaded. */
  heroImage?: { srcSet: string; sizes: string; type: string } | null;
}
export interface PageRedirect {
  kind: 'redirect';
  status: 301 | 302;
  /** A path of this site, or an absolute URL. */
  to: string;
  isPrivate?: boolean;
}
export interface FileFound {
  kind: 'file';
  contentType: string;
  filename: string;
  body: string;
  /**
   * `inline` is read where it is opened, such as a feed; without it the file is saved under its name.
   */
  disposition?: 'attachment' | 'inline';
  validUntil?: number;
}
/** No such thing: the shell shows its error page with this status. */
export interface PageMissing {
  kind: 'missing';
  status: 404 | 410;
  /** The house has switched this kind of page off by its settings; a release without it is whole. */
  isSwitchedOff?: boolean;
}

export type LoadResult<Data = unknown> = PageFound<Data> | PageRedirect | FileFound | PageMissing;
export type Loader<Data = unknown> = (context: LoadContext) => Promise<LoadResult<Data>>;

/** Loads what a block shows beyond its own block, for the page it stands on. */
export type BlockLoader<Block = never, Data = unknown> = (
  block: Block,
  context: LoadContext,
) => Promise<{ data: Data; validUntil?: number }>;

export type RemoteMessages = Localised<MessageTable>;
