import type { FieldsOf } from '@spielplan/shared-contracts/api';
import { slugify } from '@spielplan/shared-contracts/routes';

export interface FaqView {
  headline: string;
  items: { /** The place of the answer on the page. */ anchor: string; question: string; html: string }[];
}

/**
 * Presents questions with their answers. Each has an address of
 * its own; the block's id keeps equal questions of one page apart.
 */
export function presentFaq({ headline, items }: FieldsOf<'faq'>, id: number): FaqView | null {
  if (items.length === 0) return null;
  const anchors = items.map(({ question }) => slugify(question));
  return {
    headline,
    items: items.map(({ question, answer: html }, index) => {
      const isTaken = anchors.indexOf(anchors[index]!) !== index;
      return { anchor: `${anchors[index]}-${id}${isTaken ? `-${index + 1}` : ''}`, question, html };
    }),
  };
}
