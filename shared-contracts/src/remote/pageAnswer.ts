import type { Alert, HouseLogo, Navigation } from '../api/index.ts';
import type { HouseFormats } from '../i18n/houseFormats.ts';
import type { Language, Localised } from '../i18n/language.ts';
import type { MessageTable } from '../i18n/messages.ts';
import type { BlockView } from './blockView.ts';
import type { Layout } from './defineRemote.ts';
import type { PartOwner, RemoteName } from './remoteName.ts';
import type { PageEditing } from './editing.ts';
import type { PageHead, PagePreview } from './loading.ts';
import type { PageFrame, StickyLink } from './pageFrame.ts';

/** Where the browser finds a remote of this release set. */
export interface RemoteAddress {
  version: string;
  entry: string;
}

/** What the page frame shows of who runs the site; what the provider does not say is empty. */
export interface HouseView {
  logo?: HouseLogo;
  /** Line by line, as on a letter. */
  address: readonly string[];
  contacts: readonly { text: string; href: string }[];
  venues: readonly { title: string; url: string }[];
}

/** What is the same on every page of one language; a browser keeps it between navigations. */
export interface SiteChrome {
  siteName: string;
  house?: HouseView;
  nav: Navigation;
  alert: Alert | null;
  isShopOnline: boolean;
  /** Where visitors log in, as the user details say; missing where they cannot be had. */
  loginUrl?: string;
  basketUrl: string | null;
  /** False where the provider has no search, so that nothing leads to it. */
  hasSearch?: boolean;
  /** Hosts a cart link may lead to (R32). */
  shopHosts?: string[];
  /** Origins other than the site's from which pictures may come; for the policy of documents. */
  mediaOrigins?: readonly string[];
  /** Zone and prices of a house that is not as in Germany; scripts go by them (R1, R27). */
  formats?: HouseFormats;
  theme: 'cc01' | 'cc02' | 'cc03';
  menuStyle: 'style1' | 'style2';
  /**
   * Today's opening hours in words, and where more is
   * said about them; null where nothing is sure (R42).
   */
  hours?: { text: string; link: string | null } | null;
  /** The house's own words in place of messages, by owner: of tables that are fetched later, too. */
  texts?: Readonly<Record<PartOwner, MessageTable>>;
  /** Shows the way to the saved events (R50). */
  hasSavedEvents?: boolean;
  /** The house's own clean markup in the footer: above the links, the logos, below all. */
  footerCode?: { top: string; logos: string; bottom: string };
  /**
   * The container of the tag manager, if the house has one; nothing of it is loaded before consent.
   */
  tagManagerId?: string;
  /** Whether the sticky button that opens the event overlay is offered (design settings). */
  hasOverlayButton?: boolean;
}

/** What a browser needs of a page's head beyond the document that it has. */
export interface ShownHead extends Pick<PageHead, 'title' | 'headline' | 'trail'> {
  /**
   * In an answer of `/_data…`: the elements of the document's
   * head that belong to the page, as clean markup (`PAGE_TAGS`).
   */
  tags?: string;
}

/**
 * The elements of a document's head that belong to one page alone and go with it. All that a server
 * writes of them is in one place, so that a page has the same head whichever way it was reached.
 */
export const PAGE_TAGS =
  'meta[name=robots],meta[name=description],meta[name^=twitter],meta[name=theme-color],meta[property^=og],' +
  'link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]';

/**
 * How the loading of a section of this page went: what fills it, `missing` where
 * nobody has created it yet, `failed` where it could not be read, which leaves a gap.
 */
export type SectionAnswer =
  | {
      state: 'loaded';
      blocks: readonly BlockView[];
      /** Links in it that editors want in the sticky navigation, in their order. */
      stickyLinks?: readonly StickyLink[];
    }
  | { state: 'missing' | 'failed' };

/**
 * Everything a page needs in the browser, put into its HTML and
 * answered again at `/_data…` (no secrets, the same for everyone).
 */
export interface PageAnswer {
  /** Hash over the exact version of the shell and every remote. */
  releaseSet: string;
  /** Version of the shell alone; its lazy texts are asked for by it. */
  shellVersion: string;
  lang: Language;
  /** Path and query this answers. */
  url: string;
  /**
   * Where the site is, in the template that a shop on another
   * host shows; left out on pages of the site itself.
   */
  origin?: string;
  status: number;
  layout: Layout;
  /** The pattern of the route that has this address, such as `/de/team/:slug/:id`; left out where none has. */
  pattern?: string;
  /** Owner and id of the screen; the shell's own screens are `shell`. */
  screen: { remote: PartOwner; id: string };
  hasPageHeader: boolean;
  bodyClass: string | null;
  data: unknown;
  /** What the page asks of the frame; left out where it asks for nothing. */
  frame?: PageFrame;
  /** The blocks of the page, loaded, where its screen has a place for them. */
  modules?: readonly BlockView[];
  /** The sections that editors fill on this page, by slug; left out where its route has none. */
  sections?: Readonly<Record<string, SectionAnswer>>;
  /**
   * Epoch ms at which what is shown changes by itself; a
   * kept answer is asked for again from then on (R53).
   */
  validUntil?: number;
  head: ShownHead;
  /** A sentence that stands above the page; left out where there is nothing to say. */
  notice?: string;
  /** Links to its other forms, such as easy language, as markup; left out where there are none. */
  twinLinks?: string;
  /** What an editor sees that visitors do not; never in a page that is kept. */
  preview?: PagePreview;
  /** What can be edited here; set for editors in edit mode and never in a page that is kept. */
  editing?: PageEditing;
  /**
   * Where the language switch leads: this page in each language of the site,
   * or that language's start page with a notice. The default comes first.
   */
  languages: Partial<Localised>;
  site: SiteChrome;
  /** Message tables by owner, for the owners this page shows. */
  messages: Record<PartOwner, MessageTable>;
  /** Lazy parts whose texts are there, of the remotes whose table is not whole. */
  texts?: Record<RemoteName, readonly string[]>;
  remotes: Record<RemoteName, RemoteAddress>;
  /** Who fills each slot, by the name of the filling (`fillingName`). */
  slots: Readonly<Record<string, RemoteName>>;
  blocks: Record<string, RemoteName>;
}

/** An answer of `/_data…` that sends the browser elsewhere. */
export interface RedirectAnswer {
  releaseSet: string;
  redirect: string;
}
