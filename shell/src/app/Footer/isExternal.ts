/** Tells whether a link leaves the site; paths, places on the page, mail and telephone do not. */
export function isExternal(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url);
}
