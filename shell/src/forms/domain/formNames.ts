/** The id of the whole form in the document. */
export function formAnchor(formId: number): string {
  return `form-${formId}`;
}

/**
 * The name of a field's controls in a posted form; with a
 * prefix, so that no slug of an editor collides with our own.
 */
export function fieldName(slug: string): string {
  return `field:${slug}`;
}

/** The name of the tick that keeps a file which an earlier post brought. */
export function keptName(slug: string): string {
  return `kept:${slug}`;
}

/** A field that people neither see nor reach; what fills it in is a machine. */
export const HONEYPOT_NAME = 'website';

/**
 * When the server gave the form back to anyone who posted it
 * without scripts, in epoch ms; no cached page holds it.
 */
export const SEEN_NAME = 'seen';

/** The query that shows a form as sent, for those who post it without scripts. */
export const SENT_QUERY = 'sent';
