import type { BareItem, EventCard, ListItem } from '../domain/events/listItem.ts';

const read = new WeakMap<object, ListItem[]>();

/**
 * The entries of a list with their words. A document says them once, in its markup (`withoutWords`);
 * from there they are read before anything takes it over, once for each list.
 */
export function readItems(items: readonly (ListItem | BareItem)[]): ListItem[] {
  const whole = read.get(items) ?? items.map((item) => ('title' in item ? item : readEvent(item)));
  read.set(items, whole);
  return whole;
}

function readEvent(item: Exclude<BareItem, { kind: 'teaser' }>): EventCard {
  const wordsOf = (part: string) => document.querySelector(`li[data-event='${item.id}'] ${part}`)?.textContent ?? '';
  const link = document.querySelector(`li[data-event='${item.id}'] h3 a`);
  return {
    ...item,
    time: wordsOf('.time'),
    preline: wordsOf('.preline'),
    title: wordsOf('h3'),
    subline: wordsOf('.subline'),
    place: wordsOf('.place'),
    series: wordsOf('.series'),
    href: link?.getAttribute('href') ?? '',
    linkText: wordsOf('.action > span'),
  };
}
