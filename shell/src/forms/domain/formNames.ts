/** The id of the whole form in the document. */
export function formAnchor(formId: number): string {
  return `form-${formId}`;
}

/** The name of a field's controls in a posted form; with a prefix, so that no slug of an editor collides with our own. */
export function fieldName(slug: string): string {
  return `field:${slug}`;
}

/** A field that people neither see nor reach; what fills it in is a machine. */
export const HONEYPOT_NAME = 'website';

/** The query that shows a form as sent, for those who post it without scripts. */
export const SENT_QUERY = 'sent';
