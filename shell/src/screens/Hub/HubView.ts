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

/** All pages of the site, for anyone who edits them. */
export interface HubView {
  headline: string;
  /** Who is logged in. */
  username: string;
  /** Further places that this account may go to. */
  menus: readonly { title: string; url: string }[];
  pages: readonly HubPage[];
  counts: { all: number; offline: number };
}
