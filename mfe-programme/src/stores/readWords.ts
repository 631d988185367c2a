import type { BareItem, DayTitle, DayTitles, ListItem } from '../domain/events/listItem.ts';

interface ListWords {
  items: ListItem[];
  days: DayTitles;
}

const read = new WeakMap<object, ListWords>();

/**
 * The entries of a list with their words, and its days. A document says them once, in its markup (`withoutWords`);
 * from there they are read before anything takes it over, once for each list.
 */
export function readWords({ items, days }: { items: readonly (ListItem | BareItem)[]; days?: DayTitles | undefined }): ListWords {
  const words = read.get(items) ?? {
    items: items.map((item) => ('title' in item ? item : readItem(item))),
    days: days ?? readDays(),
  };
  read.set(items, words);
  return words;
}

/** The name of a day there is "Heute, Dienstag", where an element of its own says "Heute, ". */
function readDays(): DayTitles {
  const headings = [...document.querySelectorAll('[data-day] > h2 time')];
  const titles = headings.map((time) => {
    const [weekday = '', dayNumber = '', month = '', year = ''] = ['weekday', 'number', 'month', 'year'].map(
      (part) => time.querySelector(`.${part}`)?.textContent,
    );
    const title = { dayNumber, month: month.slice(0, -year.length - 1), year };
    const beside = time.querySelector<HTMLElement>('[data-relative]');
    const relative = beside?.dataset.relative as DayTitle['relative'];
    if (!beside || !relative) return [time.getAttribute('datetime'), { weekday, ...title }] as const;
    return [time.getAttribute('datetime'), { weekday: weekday.slice(beside.textContent.length), ...title, relative }] as const;
  });
  return Object.fromEntries(titles) as DayTitles;
}

function readItem(item: BareItem): ListItem {
  const entry = document.querySelector(`li[data-${item.kind}='${item.id}']`);
  const find = (part: string) => entry?.querySelector<HTMLElement>(part);
  const wordsOf = (part: string) => find(part)?.textContent ?? '';
  const partOf = (part: string, attribute: string, pattern = /.*/) =>
    pattern.exec(find(part)?.getAttribute(attribute) ?? '')?.[0] ?? '';
  const words = {
    preline: wordsOf('.preline'),
    title: wordsOf('h3'),
    subline: wordsOf('.subline'),
    href: partOf('h3 a', 'href'),
    linkText: wordsOf('.action > span'),
    picture: item.picture && {
      ...item.picture,
      base: partOf('img', 'src', /^.*(?=-\d+\.\w+$)/),
      color: partOf('img', 'style', /#\w+/),
    },
  };
  if (item.kind === 'teaser') return { ...item, ...words };
  const notes = entry?.querySelectorAll<HTMLElement>('.access > *') ?? [];
  return {
    ...item,
    ...words,
    time: wordsOf('.time'),
    place: wordsOf('.place'),
    series: wordsOf('.series'),
    facts: wordsOf('.facts'),
    access: [...notes].map(({ dataset, textContent }) => ({ sign: dataset.a ?? '', name: textContent })),
    asOf: wordsOf('.action > small'),
    overAt: item.instant + item.overAt,
  };
}
