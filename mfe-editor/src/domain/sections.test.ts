import { container, PAGE, SITE, start, text } from '../testing/forests.ts';
import { mayRun } from './kindsAt.ts';
import type { Command } from './operations/command.ts';
import { placeBeside } from './sections.ts';

it.each([
  ['a', 0, { document: PAGE, parent: null, column: 0, position: 0 }],
  ['a', 1, { document: PAGE, parent: null, column: 0, position: 1 }],
  ['t', 1, { document: SITE, parent: 's', column: 0, position: 1 }],
  ['s', 0, { document: SITE, parent: 's', column: 0, position: 0 }],
  ['s', 1, { document: SITE, parent: 's', column: 0, position: 1 }],
  ['wide', 0, { document: SITE, parent: 'wide', column: 0, position: 0 }],
  ['wide', 1, { document: SITE, parent: 'wide', column: 1, position: 2 }],
  ['gone', 1, null],
] as const)('a new block beside %s (%d) goes to %j', (key, step, place) => {
  const forest = { ...start(), [SITE]: [...start()[SITE]!, container('wide', [text('u')], [text('v'), text('w')])] };
  expect(placeBeside(forest, key, step)).toEqual(place);
});

const at = (document: string, parent: string | null) => ({ document, parent, column: 0, position: 0 });
it.each<[string, boolean, Command]>([
  ['a block beside a section', false, { kind: 'insert', block: text('n'), place: at(SITE, null) }],
  ['a block in a section', true, { kind: 'insert', block: text('n'), place: at(SITE, 's') }],
  ['a block on the page', true, { kind: 'insert', block: text('n'), place: at(PAGE, null) }],
  ['a block moved out of a section', true, { kind: 'move', key: 't', place: at(PAGE, null) }],
  ['a block moved beside a section', false, { kind: 'move', key: 'a', place: at(SITE, null) }],
  ['a section moved into the page', false, { kind: 'move', key: 's', place: at(PAGE, null) }],
  ['a section doubled', false, { kind: 'duplicate', key: 's', keys: { s: 's2', t: 't2' } }],
  ['a block of a section doubled', true, { kind: 'duplicate', key: 't', keys: { t: 't2' } }],
  ['a section changed', true, { kind: 'change', key: 's', fields: { extra_class: 'x' } }],
])('%s may be: %s', (_, isAllowed, command) => {
  expect(mayRun(null, start(), command)).toBe(isAllowed);
});
