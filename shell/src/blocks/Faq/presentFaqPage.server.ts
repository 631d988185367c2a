import { faqBlock, type PageBlock } from '@spielplan/shared-contracts/api';

/** What may stand around the questions of a page that is about nothing else. */
const AROUND: readonly string[] = ['headline', 'text', 'link', 'anchor_list', 'anchor_item', 'image'];

/** The structured data of a page whose content is questions and answers (schema.org FAQPage); `null` for every other page. */
export function presentFaqPage(modules: readonly PageBlock[]): object | null {
  const all = modules.flatMap(flatten);
  const questions = all.flatMap((module) =>
    module.model === 'faq' ? (faqBlock.fields.safeParse(module).data?.items ?? []) : [],
  );
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

function flatten(module: PageBlock): PageBlock[] {
  const inner = module.columns.flatMap(({ children }) => children).flatMap(flatten);
  return module.model === 'container' || module.model === 'section' ? inner : [module];
}
