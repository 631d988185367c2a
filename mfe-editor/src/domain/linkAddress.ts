/**
 * An address as an editor types it, with https where no protocol
 * was typed; null where it leads nowhere a link may lead.
 */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)[^\\\p{Cc}]*$/iu.test(text)) return text;
  if (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) || /[\s\\\p{Cc}]/u.test(text)) return null;
  return /^[^/@]+@[^/@]+\.[^/@]+$/.test(text) ? `mailto:${text}` : `https://${text.replace(/^\/+/, '')}`;
}
