import type { BlockView } from '@spielplan/shared-contracts/remote';
import { orderHeadings } from './headingOrder.ts';

let nextId = 1;
const own = (model: string, data: unknown): BlockView => ({ id: nextId++, model, owner: 'shell', data });
const headline = (level: number) => own('headline', { level, content: 'x' });
const text = (html: string) => own('text', { html });
const column = (...blocks: BlockView[]) => own('container', { columns: [{ span: 12, blocks }] });
const list = (headlineOf?: string) => own('teaser_list', { headline: headlineOf, teasers: [] });

/** The headline levels of a page in reading order, behind its H1. */
function levels(blocks: readonly BlockView[]): number[] {
  return blocks.flatMap(({ model, data }) => {
    const view = data as { level?: number; html?: string; columns?: { blocks: BlockView[] }[] };
    if (view.columns) return view.columns.flatMap((each) => levels(each.blocks));
    if (view.html) return [...view.html.matchAll(/<h([2-6])/g)].map((match) => Number(match[1]));
    if (model === 'teaser_list') return [view.level ?? 3];
    return view.level ? [view.level] : [];
  });
}

describe('the headlines of a page', () => {
  it.each<[string, BlockView[], number[]]>([
    ['stay as they are in order', [headline(2), headline(3), headline(4), headline(2)], [2, 3, 4, 2]],
    ['never begin below the second level', [headline(3), headline(3)], [2, 2]],
    ['never leave one out', [headline(2), headline(5), headline(6)], [2, 3, 4]],
    ['are one row through columns', [column(headline(3)), column(headline(4))], [2, 3]],
    ['inside texts count, too', [text('<h3 class="x">a</h3><p>b</p><h4>c</h4>'), headline(4)], [2, 3, 3]],
    ['of teasers follow their list’s', [list('Mehr'), headline(4)], [3, 4]],
    ['of teasers without a list’s own go up', [list()], [2]],
    [
      'behind another owner’s block are counted from its own',
      [headline(2), headline(3), { ...headline(2), owner: 'programme', data: {} }, headline(4)],
      [2, 3, 3],
    ],
  ])('%s', (_, blocks, expected) => {
    expect(levels(orderHeadings(blocks))).toEqual(expected);
  });

  it('keep the look their editor chose', () => {
    expect(orderHeadings([headline(3)])[0]?.data).toMatchObject({ level: 2, look: 3 });
    expect(orderHeadings([text('<h3>a</h3><p>b</p>')])[0]?.data).toEqual({ html: '<h2>a</h2><p>b</p>' });
  });
});
