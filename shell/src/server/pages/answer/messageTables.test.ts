import type { HouseTexts } from '@spielplan/shared-contracts/api';
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

describe("The house's own words", () => {
  const refused: unknown[] = [];
  const openHouse = (own: HouseTexts) => {
    refused.length = 0;
    const table = { ...TABLE, 'list.count': '{{count}} Termine', 'list.about': 'Alles bei {{siteName}}' };
    const set = { remotes: new Map([['programme', { release: { texts }, remote: { messages: { de: table, en: table } } }]]) };
    const bundle = {
      shellMessages: { de: { 'footer.imprint': 'Impressum', 'notice.untranslated': 'Nur auf Englisch' }, en: {} },
      resolveMessages: ({ de }: { de: object }) => ({ ...de }),
      splitMessages: (frame: object) => ({ frame, of: () => ({}) }),
    };
    const tables = createMessageTables(set as never, bundle as never, (each) => refused.push(...each));
    tables.adopt(own);
    return tables;
  };

  it('take the place of messages wherever these are read, in their language alone', () => {
    const tables = openHouse({ de: { 'programme:list.title': 'Alles', 'shell:footer.imprint': 'Wer wir sind' } });
    expect(tables.ofParts('programme', ['screen-events'], 'de')).toEqual({ 'list.title': 'Alles', 'list.next': 'Weiter' });
    expect(tables.of('programme', 'en')['list.title']).toBe('Programm');
    expect(tables.ofPage([], 'de')).toEqual({ 'footer.imprint': 'Wer wir sind', 'notice.untranslated': 'Nur auf Englisch' });
    expect(tables.houseTexts('de')).toEqual({
      programme: { 'list.title': 'Alles' },
      shell: { 'footer.imprint': 'Wer wir sind' },
    });
    expect([tables.houseTexts('en'), refused]).toEqual([undefined, []]);
  });

  it('leave what a versioned address answers, and go with the setting', () => {
    const tables = openHouse({ de: { 'programme:list.title': 'Alles' } });
    expect(tables.released.of('programme', 'de')['list.title']).toBe('Programm');
    tables.adopt(undefined);
    expect([tables.of('programme', 'de')['list.title'], tables.houseTexts('de')]).toEqual(['Programm', undefined]);
  });

  it('may leave out the name of the house', () => {
    const tables = openHouse({ de: { 'programme:list.about': 'Alles am Fluss' } });
    expect([tables.of('programme', 'de')['list.about'], refused]).toEqual(['Alles am Fluss', []]);
  });

  it('are found under the key that a message had before, unless there are some under its own', () => {
    const former = { 'shell:untranslated': 'Alt' };
    expect(openHouse({ de: former }).houseTexts('de')).toEqual({ shell: { 'notice.untranslated': 'Alt' } });
    const both = openHouse({ de: { 'shell:notice.untranslated': 'Neu', ...former } });
    expect([both.houseTexts('de'), refused]).toEqual([{ shell: { 'notice.untranslated': 'Neu' } }, []]);
  });

  it.each([
    ['programme:list.none', 'Nichts', 'unknown'],
    ['nobody:list.title', 'Nichts', 'unknown'],
    ['programme:toString', 'Nichts', 'unknown'],
    ['programme:list.count', 'Viele Termine', 'placeholders'],
    ['programme:list.count', '{{count}} von {{all}}', 'placeholders'],
  ])('are refused where they fit no message: %s as %s', (key, text, fault) => {
    const tables = openHouse({ de: { [key]: text } });
    expect([refused, tables.houseTexts('de')]).toEqual([[{ lang: 'de', key, fault }], undefined]);
    expect(tables.of('programme', 'de')['list.count']).toBe('{{count}} Termine');
  });
});
