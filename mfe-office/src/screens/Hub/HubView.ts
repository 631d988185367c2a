import type {
  Account,
  AlertsValue,
  AnswerOf,
  BrandValue,
  DesignValue,
  HoursPlaceValue,
  HoursValue,
  HouseTextsValue,
  mediaCall,
  OwnSession,
  PageNode,
  RedirectsValue,
  SwitchesValue,
  SiteChecks,
} from '@spielplan/shared-contracts/api';
import type { DateNames, Language } from '@spielplan/shared-contracts/i18n';
import type { InterfaceText } from '@spielplan/shared-contracts/remote';

/** A page of the page editor as the hub shows it. */
export interface HubPage {
  id: number;
  title: string;
  url: string;
  editUrl: string;
  /** What is special about it; texts of `hub.state.*`. */
  states: readonly ('offline' | 'landing' | 'menu' | 'footer')[];
  /** When it was last saved and by whom, in words; null where it never was. */
  saved: string | null;
  children: readonly HubPage[];
}

/** The tree of all pages, as far as the account may change it. */
export interface TreeView {
  kind: 'tree';
  pages: readonly PageNode[];
  /** Epoch ms; what the last changes are measured by. */
  now: number;
  mayEdit: boolean;
  mayPublish: boolean;
  /** Whether every save is live. */
  isDirect: boolean;
}

/** All pages of the site, where the provider does not let the tree be changed. */
export interface PagesView {
  kind: 'pages';
  pages: readonly HubPage[];
  counts: { all: number; offline: number };
}

/** What the checks find on the whole site: the first answer, after which the browser asks on. */
export interface ChecksView {
  kind: 'checks';
  first: SiteChecks;
}

/** A page without a title, or without a description, in some languages. */
export type PageWithoutTexts = Pick<PageNode, 'id' | 'titles' | 'urls'> & {
  readonly untitled: readonly Language[];
  readonly undescribed: readonly Language[];
};

/** What is not translated on the whole site. */
export interface LanguagesView {
  kind: 'languages';
  first: SiteChecks;
  withoutTexts: readonly PageWithoutTexts[];
}

/** All accounts, for those who manage them. */
export interface AccountsView {
  kind: 'accounts';
  accounts: readonly Account[];
  /** Whose session it is. */
  ownId: number;
}

/** What an account sets for itself. */
export interface OwnView {
  kind: 'own';
  sessions: readonly OwnSession[];
  interfaceLanguage: Language | null;
}

/** A setting of the site that editors change, as it was read. */
export interface SettingView<K extends string, V> {
  kind: K;
  setting: { revision: number; value: V };
  /** Every change is live at once, so it needs the right to publish. */
  mayChange: boolean;
}

/** The opening hours, and whose they are; null where the provider has no form for that. */
export interface HoursView extends SettingView<'hours', HoursValue> {
  place: { revision: number; value: HoursPlaceValue } | null;
}

/** The design, and what makes the site that of one house; null where the provider has no form for it. */
export interface DesignView extends SettingView<'design', DesignValue> {
  brand: { revision: number; value: BrandValue } | null;
  texts: { revision: number; value: HouseTextsValue } | null;
  known: readonly InterfaceText[];
}

/** The library of pictures and files. */
export interface MediaView {
  kind: 'media';
  /** Its newest entries; null where the provider has no library. */
  list: AnswerOf<typeof mediaCall> | null;
  mayEdit: boolean;
}

/** The account lacks the right that the screen wants. */
export interface RefusedView {
  kind: 'refused';
}

export type HubPanel =
  | TreeView
  | PagesView
  | ChecksView
  | LanguagesView
  | AccountsView
  | OwnView
  | MediaView
  | RefusedView
  | SettingView<'alerts', AlertsValue>
  | HoursView
  | SettingView<'redirects', RedirectsValue>
  | DesignView
  | SettingView<'switches', SwitchesValue>;

/** What stands around every screen of the hub. */
export interface HubFrame {
  headline: string;
  /** Who is logged in: changes of the page are sent for this account alone. */
  accountId: number;
  username: string;
  /** The hub's own screens that this account may use. */
  screens: readonly { title: string; url: string; isCurrent: boolean }[];
  /** Further places that this account may go to, as the provider gives them. */
  menus: readonly { title: string; url: string }[];
  /** How the account has days and months named; null as the page does. */
  dateNames: DateNames | null;
}

export type HubView = HubFrame & HubPanel;
