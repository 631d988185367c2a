/** A part of the magazine as a link. */
export interface CategoryLink {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** The head of the magazine's lists (product.md section 2, magazine lists). */
export interface MagazineHeaderView {
  heading: string;
  /** "All" first; empty where the categories cannot be read. */
  categories: CategoryLink[];
  /** Leads to all tags; nothing on that list itself. */
  tags: { label: string; href: string } | null;
  /** Where its search leads. */
  search: string;
}
