/** What the page says and leads to that stands in for the office. */
export interface OfficeAwayView {
  texts: readonly string[];
  links: readonly { label: string; href: string }[];
}
