import { placeByDrop, placeByKey } from './nudge.ts';
import { pageNode as node } from './testing/pageNode.ts';
import { buildRows, NO_FILTER, type TreeFilter } from './treeRows.ts';

const NOW = Date.parse('2026-08-01T12:00:00Z');
const PAGES = [
  node(1, { position: 1, is_online: true, changed_at: '2026-08-01T11:00:00Z' }),
  node(2, { position: 3, has_draft: true, missing: ['en'], changed_at: '2026-07-28T12:00:00Z' }),
  node(3, { position: 2, parent: 2, is_online: false, titles: { de: 'Über uns', en: 'About us' } }),
  node(4, { position: 1, parent: 3, scheduled_at: '2026-09-01T00:00:00Z', is_template: true }),
  node(5, { position: 5, parent: 99 }),
  node(6, { position: 6, parent: 7 }),
  node(7, { position: 7, parent: 6 }),
];
const shown = (filter: Partial<TreeFilter> = {}, closed: number[] = []) =>
  buildRows(PAGES, new Set(closed), { ...NO_FILTER, ...filter }, NOW).rows.map(({ page, level }) => `${level}:${page.id}`);
const found = (filter: Partial<TreeFilter>) =>
  buildRows(PAGES, new Set([2, 3]), { ...NO_FILTER, ...filter }, NOW)
    .rows.filter(({ isMatch }) => isMatch)
    .map(({ page }) => page.id);

describe('The rows of the tree', () => {
  it('stand below their parents in order; a lost parent leaves a page at the top, a ring shows nothing twice', () => {
    expect(shown()).toEqual(['1:1', '1:2', '2:3', '3:4', '1:5']);
    expect(shown({}, [2])).toEqual(['1:1', '1:2', '1:5']);
  });

  it.each<[Partial<TreeFilter>, number[]]>([
    [{ query: 'über' }, [3]],
    [{ query: 'ABOUT us' }, [3]],
    [{ query: '/en/page-4' }, [4]],
    [{ query: 'nichts davon' }, []],
    [{ state: 'draft' }, [2]],
    [{ state: 'offline' }, [3]],
    [{ state: 'scheduled' }, [4]],
    [{ state: 'missing.en' }, [2]],
    [{ state: 'missing.de' }, []],
    [{ state: 'template' }, [4]],
    [{ changed: 'day' }, [1]],
    [{ changed: 'week' }, [1, 2]],
    [{ changed: 'older', state: 'offline' }, [3]],
  ])('are narrowed down by %j, with the ways to what is found open', (filter, ids) => expect(found(filter)).toEqual(ids));

  it('keep the parents of what is found, and say that these are not meant', () => {
    expect(shown({ state: 'scheduled' }, [2, 3])).toEqual(['1:2', '2:3', '3:4']);
  });
});

describe('A page goes', () => {
  const A = node(1, { position: 1 });
  const B = node(2, { position: 2 });
  const C = node(3, { position: 3 });
  const INSIDE = node(4, { position: 1, parent: 2 });
  const ALL = [A, B, C, INSIDE];

  it.each([
    [2, 'up', { parent: null, position: 0 }],
    [2, 'down', { parent: null, position: 2 }],
    [1, 'up', null],
    [3, 'down', null],
    [3, 'in', { parent: 2, position: 1 }],
    [1, 'in', null],
    [4, 'out', { parent: null, position: 2 }],
    [4, 'up', null],
    [1, 'out', null],
  ] as const)('%i by key %s to %j', (id, nudge, place) => expect(placeByKey(ALL, id, nudge)).toEqual(place));

  it.each([
    [1, 3, 'after', { parent: null, position: 2 }],
    [1, 3, 'before', { parent: null, position: 1 }],
    [3, 1, 'before', { parent: null, position: 0 }],
    [3, 2, 'inside', { parent: 2, position: 1 }],
    [4, 2, 'after', { parent: null, position: 2 }],
    [2, 4, 'inside', null],
    [2, 2, 'before', null],
  ] as const)('%i dropped onto %i (%s) to %j', (id, target, place, goal) =>
    expect(placeByDrop(ALL, id, { target, place })).toEqual(goal),
  );
});
