import { findMessageBreaches } from './messageBreaches.ts';

const good = {
  de: {
    title: 'Spielplan',
    dates_one: 'ein Termin',
    seats_one: 'ein Platz in {{room}}',
    seats_other: '{{count}} Plätze in {{room}}',
    dates_other: '{{count}} Termine',
    by: 'von {{name}}',
  },
  en: {
    title: 'Programme',
    dates_one: '{{count}} date',
    seats_one: 'one seat in {{room}}',
    seats_other: '{{count}} seats in {{room}}',
    dates_other: '{{ count }} dates',
    by: 'by {{ name }}',
  },
};

describe('the texts of a remote', () => {
  it('pass when both languages say the same', () => {
    expect(findMessageBreaches(good)).toEqual([]);
  });

  it.each([
    ['fill different values', { by: 'by {{author}}' }, 'The message "by" fills {name} in German, but {author} in English.'],
    ['lose a value', { by: 'by us' }, 'The message "by" fills {name} in German, but {} in English.'],
    ['lose the number', { dates_other: 'some dates' }, 'The message "dates_other" fills {count} in German, but {} in English.'],
    [
      'lose a value where one is enough',
      { seats_one: 'one seat' },
      'The message "seats_one" fills {room} in German, but {} in English.',
    ],
    ['are empty', { title: ' ' }, 'The message "title" is empty in "en".'],
    ['use a format', { by: 'by {{name, uppercase}}' }, 'The message "by" in "en" uses more than {{name}}.'],
    ['use one brace', { title: '{Programme}' }, 'The message "title" in "en" uses more than {{name}}.'],
    ['use nesting', { title: '$t(by)' }, 'The message "title" in "en" uses more than {{name}}.'],
    [
      'have a form of another language',
      { dates_few: '{{count}} dates' },
      'The message "dates_few" has a plural form that "en" never uses.',
    ],
    ['have one form only', { rooms_other: '{{count}} rooms' }, 'The message "rooms" lacks its form "_one" in "en".'],
    [
      'have only nothing',
      { rooms_zero: 'no rooms', rooms_one: 'a room' },
      'The message "rooms" lacks its form "_other" in "en".',
    ],
  ])('do not pass when they %s', (_, change, breach) => {
    expect(findMessageBreaches({ de: good.de, en: { ...good.en, ...change } })).toContain(breach);
  });
});
