import { faqBlock, type PageBlock } from '@spielplan/shared-contracts/api';

/** What may stand around the questions of a page that is about nothing else. */
const AROUND: readonly string[] = ['headline', 'text', 'link', 'anchor_list', 'anchor_item', 'image'];

/**
 * The structured data of a page whose content is questions and
 * answers (schema.org FAQPage); `null` for every other page.
 */
export function presentFaqPage(blocks: readonly PageBlock[]): object | null {
  const all = blocks.flatMap(flatten);
  const questions = all.flatMap((block) => (block.model === 'faq' ? (faqBlock.fields.safeParse(block).data?.items ?? []) : []));
  const isAboutThem = all.every(({ model }) => model === 'faq' || AROUND.includes(model));
  if (questions.length === 0 || !isAboutThem) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function flatten(block: PageBlock): PageBlock[] {
  const inner = block.columns.flatMap(({ children }) => children).flatMap(flatten);
  return block.model === 'container' || block.model === 'section' ? inner : [block];
}
