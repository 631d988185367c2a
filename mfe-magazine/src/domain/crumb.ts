/** One step of the way from the start page to here; the last one, where the reader is, leads nowhere. */
export interface Crumb {
  label: string;
  href: string | null;
}
