import { createDocumentStore } from '../stores/createDocumentStore.ts';
import { container, PAGE, SITE, spell, start, text } from '../testing/forests.ts';
import { kindsAt, mayRun } from './kindsAt.ts';
import { EMPTY_WORKSPACE } from './workspace/workspace.ts';

const KINDS = [
  { model: 'text' },
  { model: 'hero_media', places: ['page'] },
  { model: 'quote', places: ['container', 'event'] },
  { model: 'html', places: [] },
];
const at = (document: string, parent: string | null = null) => ({ document, parent, column: 0, position: 0 });
const insert = (model: string, place: ReturnType<typeof at>) => ({
  kind: 'insert' as const,
  block: { ...text('new'), model },
  place,
});

it.each([
  ['at the top of a page', at(PAGE), ['text', 'hero_media']],
  ['in a column', at(PAGE, 'c'), ['text', 'quote']],
  ['in a section of a screen', at(SITE, 's'), ['text', 'quote']],
  ['on an event', at('event:7'), ['text', 'quote']],
  ['on the site', at(SITE), ['text']],
])('%s the settings offer their kinds', (_, place, models) => {
  expect(kindsAt(KINDS, start(), place).map(({ model }) => model)).toEqual(models);
});

it.each([
  ['a kind where it is offered', insert('quote', at(PAGE, 'c')), true],
  ['a kind where it is not', insert('quote', at(PAGE)), false],
  ['a kind that is only edited', insert('html', at(PAGE)), false],
  ['a kind of another team', insert('hologram', at(PAGE)), true],
  ['the removal of a block', { kind: 'remove' as const, key: 'a' }, true],
])('%s: a command may be run or not', (_, command, isAllowed) => {
  expect(mayRun(KINDS, start(), command)).toBe(isAllowed);
  expect(mayRun(null, start(), command)).toBe(true);
});

it('a block keeps to the places of its kind, may be moved among places of one name, and undo is never refused', () => {
  const hero = { ...text('h'), model: 'hero_media' };
  const screen = { [PAGE]: [hero, text('a'), container('c', [{ ...hero, key: 'inside' }])] };
  const store = createDocumentStore(
    () => {},
    { ...EMPTY_WORKSPACE, screen },
    (forest, command) => mayRun(KINDS, forest, command),
  );
  const spelled = () => spell(store.getState().screen[PAGE]!);
  expect(store.run({ kind: 'move', key: 'h', place: at(PAGE, 'c') })).toBe('notHere');
  expect(store.runAll([{ kind: 'remove', key: 'a' }, insert('quote', at(PAGE))])).toBe('notHere');
  expect(spelled()).toBe('h a c[inside]');
  expect(store.run({ kind: 'move', key: 'h', place: { ...at(PAGE), position: 1 } })).toBeNull();
  expect(store.run({ kind: 'move', key: 'inside', place: at(PAGE) })).toBeNull();
  expect(spelled()).toBe('inside a h c[]');
  store.undo(PAGE);
  expect(spelled()).toBe('a h c[inside]');
});

it('a kind that is only edited keeps its order among its neighbours', () => {
  const screen = { [PAGE]: [text('a'), { ...text('m'), model: 'html' }] };
  expect(mayRun(KINDS, screen, { kind: 'move', key: 'm', place: at(PAGE) })).toBe(true);
});
