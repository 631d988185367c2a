/**
 * Whether an address of the provider is a path of this site, however
 * a browser would read it: no `//host`, no `/\\host`, nothing hidden.
 */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(href);
}
