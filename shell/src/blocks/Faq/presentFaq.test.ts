import { BLOCKS, type PageBlock } from '@spielplan/shared-contracts/api';
import { presentFaq } from './presentFaq.ts';
import { presentFaqPage } from './presentFaqPage.server.ts';

const items = [
  { question: 'Was, wenn zwei krank werden?', answer: '<p>Bis zu zwei Karten nehmen wir zurück.</p>' },
  { question: 'Sitzen wir zusammen?', answer: '<p>Ja.</p>' },
];
const block = (model: string, fields: object = {}, children: PageBlock[] = []): PageBlock => ({
  id: 1,
  slug: '',
  model,
  parent: null,
  content_type: 'page',
  object_id: 1,
  columns: children.length > 0 ? [{ classes: 'col-12', children }] : [],
  ...fields,
});

describe('questions and answers', () => {
  it('have an address each, and keep it while others come and go', () => {
    const fields = BLOCKS.faq.fields.parse({ headline: 'Fragen', items });
    const anchors = (from: number) =>
      presentFaq({ ...fields, items: fields.items.slice(from) }, 7)?.items.map(({ anchor }) => anchor);
    expect(anchors(0)).toEqual(['was-wenn-zwei-krank-werden-7', 'sitzen-wir-zusammen-7']);
    expect(anchors(1)).toEqual(['sitzen-wir-zusammen-7']);
  });

  it('that are asked twice are told apart', () => {
    const fields = BLOCKS.faq.fields.parse({ headline: 'Fragen', items: [...items, items[1]] });
    expect(new Set(presentFaq(fields, 7)?.items.map(({ anchor }) => anchor)).size).toBe(3);
  });

  it('are no block without a question', () => {
    expect(presentFaq(BLOCKS.faq.fields.parse({ headline: 'Fragen' }), 7)).toBeNull();
  });
});

describe('structured data of a page of questions', () => {
  const faq = block('faq', { headline: 'Fragen', items });

  it('is there when the page is about nothing else', () => {
    const data = presentFaqPage([block('headline', { content: 'Fragen' }), block('container', {}, [faq])]);
    expect(data).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Was, wenn zwei krank werden?', acceptedAnswer: { text: '<p>Bis zu zwei Karten nehmen wir zurück.</p>' } },
        { name: 'Sitzen wir zusammen?' },
      ],
    });
  });

  it.each([
    ['a page with questions among other things', [faq, block('event_list')]],
    ['a page without questions', [block('text', { content: '<p>x</p>' })]],
    ['a page whose questions are not as agreed', [block('faq', { items: 'none' })]],
  ])('is not there on %s', (_, blocks) => {
    expect(presentFaqPage(blocks)).toBeNull();
  });
});
