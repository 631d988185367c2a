/** Ways of a link that cannot run a script: a path, a place, a query, the web, mail, telephone. */
const SAFE = /^(?:\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)[^\\\p{Cc}]*$/iu;

/**
 * The target of a link an editor has set, or `null` where
 * it leads nowhere safe; the link is then left out.
 */
export function parseLinkTarget(link: string): string | null {
  const target = link.trim();
  return SAFE.test(target) ? target : null;
}
