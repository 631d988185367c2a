/** A link that also stands in the sticky navigation. */
export interface StickyLink {
  href: string;
  label: string;
}

/** A plain form that ends the session; it works without scripts. Only on pages that nobody else gets. */
export interface LogOutView {
  action: string;
  csrfToken: string;
  /** Where it leads, a path of this site. */
  next: string;
  /** Ends all sessions of the account, not this one alone. */
  isEverywhere?: true;
}

/** Whose session a page belongs to. */
export interface FrameAccount {
  name: string;
  /** Null where no form of this site ends the session. */
  logOut: LogOutView | null;
}

/** A screen that the dashboard's frame leads to. */
export interface FrameScreen {
  title: string;
  /** A path of this site. */
  url: string;
  isCurrent: boolean;
}

/** What a page asks of the frame around it: header, footer, sticky navigation. What it leaves out is as on most pages. */
export interface PageFrame {
  /** Colours of the whole main area, where they are not the site's. */
  theme?: 'cc01' | 'cc02' | 'cc03';
  /** The language of the main area (BCP 47), where that is easy language. */
  lang?: 'de-simple' | 'en-simple';
  /** A landing page has neither header, menu nor alert (product.md section 1). */
  isLandingPage?: true;
  /** Links for the sticky navigation, in their order; the first three are shown. */
  stickyLinks?: readonly StickyLink[];
  /** `always` offers the sticky way to tickets whenever they are out of view; otherwise it takes a bookable event on screen. */
  ticketLink?: 'always';
  /** `large` makes the headline of the shared page header the largest word of the site; `small` leaves the room to what is below it. */
  header?: 'large' | 'small';
  /** Who is logged in, for the frame of the dashboard; never on a page that is kept. */
  account?: FrameAccount;
  /** Where the frame of the dashboard leads; nowhere for an account that may not see it. */
  screens?: readonly FrameScreen[];
}

/** A setting of a page's frame that cannot be met, with what is wrong with it. */
export interface UnknownSetting {
  field: string;
  reason: string;
}

type Reader = (value: unknown) => boolean;

const oneOf =
  (...values: readonly unknown[]): Reader =>
  (value) =>
    values.includes(value);

const READERS: Readonly<Record<keyof PageFrame, Reader>> = {
  theme: oneOf('cc01', 'cc02', 'cc03'),
  lang: oneOf('de-simple', 'en-simple'),
  isLandingPage: oneOf(true),
  stickyLinks: (value) => Array.isArray(value) && value.every(isStickyLink),
  ticketLink: oneOf('always'),
  header: oneOf('large', 'small'),
  account: isAccount,
  screens: (value) => Array.isArray(value) && value.every(isScreen),
};

/** Reads what a loader answered for the frame: what is known stays, the rest is left out and told. Never throws. */
export function parsePageFrame(value: unknown): { frame: PageFrame; unknown: UnknownSetting[] } {
  if (value === undefined) return { frame: {}, unknown: [] };
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { frame: {}, unknown: [{ field: 'frame', reason: 'is no object' }] };
  const settings = Object.entries(value).filter(([, setting]) => setting !== undefined);
  const reasonOf = ([field, setting]: [string, unknown]) => {
    if (!Object.hasOwn(READERS, field)) return 'is unknown to this shell';
    return READERS[field as keyof PageFrame](setting) ? null : 'has a value that is unknown to this shell';
  };
  return {
    // Every field has passed its reader.
    frame: Object.fromEntries(settings.filter((setting) => reasonOf(setting) === null)) as PageFrame,
    unknown: settings.flatMap((setting) => {
      const reason = reasonOf(setting);
      return reason === null ? [] : [{ field: `frame.${setting[0]}`, reason }];
    }),
  };
}

function isStickyLink(value: unknown): value is StickyLink {
  const { href, label } = (value ?? {}) as Partial<Record<keyof StickyLink, unknown>>;
  return typeof href === 'string' && typeof label === 'string';
}

function isAccount(value: unknown): value is FrameAccount {
  const { name, logOut } = (value ?? {}) as Partial<Record<keyof FrameAccount, unknown>>;
  return typeof name === 'string' && (logOut === null || isLogOut(logOut));
}

function isScreen(value: unknown): value is FrameScreen {
  const { title, url, isCurrent } = (value ?? {}) as Partial<Record<keyof FrameScreen, unknown>>;
  return typeof title === 'string' && typeof url === 'string' && typeof isCurrent === 'boolean';
}

function isLogOut(value: unknown): value is LogOutView {
  const { action, csrfToken, next, isEverywhere } = (value ?? {}) as Partial<Record<keyof LogOutView, unknown>>;
  const areWords = [action, csrfToken, next].every((word) => typeof word === 'string');
  return areWords && (isEverywhere === undefined || isEverywhere === true);
}
