import type { FieldsOf } from '@spielplan/shared-contracts/api';

export interface QuoteView {
  content: string;
  author?: string;
}

/**
 * Presents a quotation; marks that an editor typed around
 * it are taken off, the page sets its language's own.
 */
export function presentQuote({ content, author }: FieldsOf<'quote'>): QuoteView {
  return { content: content.trim().replace(/^[„“”"»«]\s*|\s*[“”"«»]$/gu, ''), ...(author && { author }) };
}
