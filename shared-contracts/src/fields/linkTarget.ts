/** Where a link may lead: a path, an anchor, the web, mail or telephone; never a script. Browsers read `\` as `/`. */
export const LINK_TARGET = /^(?:\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)[^\\\p{Cc}]*$/iu;

const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#][^\s\\\p{Cc}]*)?$/u;
/** A file on somebody's own machine: none of these endings is a domain of the web. */
const FILE = /^[^/?#]+\.(?:docx?|docm|dotx?|xlsx?|xlsm|pptx?|pptm|odt|ods|odp|rtf|txt|pdf|jpe?g|png|gif|tiff?|html?|xml|csv)$/i;
/** Where word processors jump to within their own document. */
const MARK_OF_AN_OFFICE = /#_(?:ftn|ftnref|edn|ednref|msocom|msoanchor|toc|ref|hlk|bookmark|hlt)\w*$/i;
const MAILBOX = /^[^\s/@:\\]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

/**
 * The target of a link as somebody types it: without a protocol a host is https and a mailbox mailto
 * (product.md section 5); null where it leads nowhere a link may lead.
 */
export function toLinkTarget(typed: string): string | null {
  const text = typed.trim();
  const mark = MARK_OF_AN_OFFICE.exec(text);
  if (mark?.index === 0) return null;
  // A page of the house has no such place; another site may.
  if (mark && text.startsWith('/')) return toLinkTarget(text.slice(0, mark.index));
  if (LINK_TARGET.test(text)) return text;
  if (HOST.test(text) && !FILE.test(text)) return `https://${text}`;
  return MAILBOX.test(text) ? `mailto:${text}` : null;
}
