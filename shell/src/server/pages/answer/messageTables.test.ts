import type { ReleaseSet } from '../../releases/ReleaseSet.ts';
import type { RenderBundle } from '../RenderBundle.ts';
import { createMessageTables, hasOwnTexts } from './messageTables.ts';

const TABLE = { 'list.title': 'Programm', 'list.next': 'Weiter', 'venue.title': 'Haus' };
const texts = { 'screen-events': ['list.title', 'list.next'], 'screen-venue': ['venue.title'] };

function open(release: object) {
  const set = { remotes: new Map([['programme', { release, remote: { messages: { de: TABLE, en: TABLE } } }]]) };
  const bundle = { resolveMessages: ({ de }: { de: object }) => ({ ...de }) };
  return {
    set: set as unknown as ReleaseSet,
    tables: createMessageTables(set as unknown as ReleaseSet, bundle as unknown as RenderBundle),
  };
}

it('a page carries the texts that its parts can show, the same object for the same parts', () => {
  const { tables, set } = open({ texts });
  const list = tables.ofParts('programme', ['screen-events'], 'de');
  expect(list).toEqual({ 'list.title': 'Programm', 'list.next': 'Weiter' });
  expect(tables.ofParts('programme', ['screen-events'], 'de')).toBe(list);
  expect(tables.ofParts('programme', ['screen-venue', 'screen-events'], 'de')).toEqual(TABLE);
  expect(hasOwnTexts(set, 'programme', ['screen-events'])).toBe(true);
});

it.each([
  ['of a release that does not tell', {}, 'screen-events'],
  ['of a part that it does not name', { texts }, 'block-new'],
])('a page carries all texts %s', (_, release, part) => {
  const { tables, set } = open(release);
  expect(tables.ofParts('programme', [part], 'de')).toEqual(TABLE);
  expect(hasOwnTexts(set, 'programme', [part])).toBe(false);
});
