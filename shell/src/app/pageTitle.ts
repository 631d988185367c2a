/** The page's title followed by the site's name (product.md section 1). */
export function pageTitle(title: string, siteName: string): string {
  return title && title !== siteName ? `${title} – ${siteName}` : siteName;
}
