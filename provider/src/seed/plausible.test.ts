import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { modules } from '../platform/database/schema/index.ts';
import { readingMinutes } from '../magazine/readingMinutes.ts';
import { EVENT_TAGS, type EventTagKey, idOf, PRODUCTION_TAGS } from './content/options.ts';
import { OPENING_WEEKS } from './content/openingWeeks.ts';
import { COMPANIONS, companionCents } from './content/companions.ts';
import { LEGAL_TEXTS } from './content/legal/index.ts';
import { EASY_HOUSE_PAGES } from './content/site/easy/houses.ts';
import { VISIT_PAGES } from './content/site/visit.ts';
import { creditsOf } from './content/persons/credits.ts';
import { PRICE_PLANS } from './content/pricePlans.ts';
import { type NumberedProduction, PRODUCTIONS } from './content/productions/index.ts';
import { ROOM_TEXTS } from './content/roomTexts.ts';
import { EXCEPTIONS } from './content/site/dailyLife.ts';
import { partsOf } from './content/site/entryParts.ts';
import { FEATURED } from './content/site/home.ts';
import { FESTIVAL, FESTIVAL_DAYS } from './content/site/festival.ts';
import { STORIES } from './content/stories/index.ts';
import { ROOMS } from './content/venues.ts';
import { buildEvents, type SeedEvent } from './eventRows.ts';
import { buildProductions } from './productionRows.ts';
import { scheduleProgramme } from './schedule.ts';
import { buildStoryBlocks } from './storyBlocks.ts';

const DAYS = ['2026-08-01', '2026-11-23', '2027-01-01', '2028-02-29'];
/** An event without an end takes this long (R55). */
const UNKNOWN_LENGTH_MS = 3 * 3_600_000;
/** A list of events on a page shows no more. */
const MAX_BLOCK_EVENTS = 12;
/** Who takes part in these ways is there every evening; others need not be. */
const ABSENT_ROLES = ['Regie', 'Bühne und Kostüm', 'Dramaturgie', 'Choreografie', 'Kuratorin', 'Vermittlung', 'Licht', 'Ton'];

/** The days of which a list of events tells, counted from the day of the seed. */
interface Window {
  date_from: { inDays: number };
  date_to: { inDays: number };
}

/** A seeded event with all that is known of it. */
interface Evening extends SeedEvent {
  production: NumberedProduction;
  venueId: number;
  /** Epoch ms. */
  start: number;
  end: number;
  /** ISO, 7 being Sunday. */
  weekday: number;
  /** Wall time of the house. */
  hour: number;
  tags: EventTagKey[];
}

function programmeOf(today: IsoDay): Evening[] {
  const { events, tagLinks } = buildEvents(scheduleProgramme(today), today);
  const tagsOf = Map.groupBy(tagLinks, ({ eventId }) => eventId);
  return events.map((event) => {
    const production = need(PRODUCTIONS.find(({ id }) => id === event.productionId));
    const start = event.dateStart.getTime();
    return {
      ...event,
      production,
      venueId: need(ROOMS.find(({ id }) => id === event.roomId)).venueId,
      start,
      weekday: inHouseZone(event.dateStart.toISOString()).weekday,
      hour: inHouseZone(event.dateStart.toISOString()).hour,
      end: event.dateEnd?.getTime() ?? start + UNKNOWN_LENGTH_MS,
      tags: (tagsOf.get(event.id) ?? []).map(({ tagId }) => need(EVENT_TAGS[tagId - 1]).key),
    };
  });
}

/** What contradicts what, by the rule it breaks; nothing where the house is plausible. */
const RULES: Record<string, (evenings: Evening[], today: IsoDay) => string[]> = {
  'two events are never in one room at once': (evenings) =>
    atOnce(evenings, (one, other) => one.roomId === other.roomId).map(nameBoth),
  'nobody is in two houses at once': (evenings) =>
    atOnce(evenings, (one, other) => one.roomId !== other.roomId).flatMap(([one, other]) => {
      const there = presentIn(other.production);
      return presentIn(one.production)
        .filter((name) => there.includes(name))
        .map((name) => `${name}: ${nameBoth([one, other])}`);
    }),
  'a production stays on its stage': (evenings) =>
    [...Map.groupBy(evenings, ({ production }) => production.title.de)]
      .filter(([, dates]) => new Set(dates.map(({ roomId }) => roomId)).size > 1)
      .map(([title]) => title),
  'a room shows one exhibition after the other': (evenings) => {
    const hung = evenings.filter(({ production }) => production.family.type === 'exhibition');
    return [...Map.groupBy(hung, ({ roomId }) => roomId).values()].flatMap((dates) => {
      const changes = dates.filter(({ productionId }, index) => productionId !== dates[index - 1]?.productionId);
      return repeated(changes.map(({ production }) => production.title.de));
    });
  },
  'nothing plays on Christmas Eve': (evenings) => evenings.filter(({ day }) => day.endsWith('-12-24')).map(nameOf),
  'exhibitions keep the days and hours of the house': (evenings, today) =>
    evenings
      .filter((evening) => isHung(evening))
      .filter(({ day, weekday, hour, start, end }) => {
        const closing = hour + (end - start) / 3_600_000;
        return !galleryRanges(day, weekday, today).some(([from, to]) => hour >= from && closing <= to);
      })
      .map(nameOf),
  'exhibitions are open on every day of their run on which their house is': (evenings, today) => {
    const hung = [...Map.groupBy(evenings.filter(isHung), ({ production }) => production.title.de)];
    return hung.flatMap(([title, dates]) => {
      const days = new Set(dates.map(({ day }) => day));
      const [first, last] = [need(dates[0]).day, need(dates.at(-1)).day];
      return daysBetween(first, last)
        .filter((day) => !days.has(day) && galleryRanges(day, inHouseZone(`${day}T12:00:00`).weekday, today).length > 0)
        .map((day) => `${title} is closed on ${day}`);
    });
  },
  'an exhibition is not called off, moved or played for the last time': (evenings) =>
    evenings
      .filter(isHung)
      .filter(({ status, previousDateStart, tags }) => status !== 'scheduled' || previousDateStart || tags.includes('last'))
      .map(nameOf),
  'the page of the festival shows every evening of it': (evenings, today) => {
    const lists = FESTIVAL.modules.filter(({ model }) => model === 'event_list');
    const shown = lists.flatMap(({ fields }) => {
      const { date_from: from, date_to: to } = fields.de as unknown as Window;
      const inList = evenings.filter(
        ({ day, tags }) => tags.includes('festival') && day >= addDays(today, from.inDays) && day <= addDays(today, to.inDays),
      );
      return inList.slice(0, MAX_BLOCK_EVENTS);
    });
    return evenings.filter((evening) => evening.tags.includes('festival') && !shown.includes(evening)).map(nameOf);
  },
  'first nights of the stages and world premieres are tagged, and the coming weeks have some': (evenings, today) => {
    const firsts = [...Map.groupBy(evenings, ({ production }) => production).values()].map(([first]) => need(first));
    const untagged = firsts
      .filter(
        ({ production: { preline, family } }) =>
          preline.de.includes('Uraufführung') || ['theatre', 'dance'].includes(family.type),
      )
      .filter(({ tags }) => !tags.includes('premiere'));
    const coming = evenings.filter(({ tags, day }) => tags.includes('premiere') && day >= today && day <= addDays(today, 42));
    return [...untagged.map(nameOf), ...(coming.length > 0 ? [] : ['no first night in six weeks'])];
  },
  'families can choose between six productions in any two months': (evenings, today) =>
    [0, 60, 120, 180, 240, 300].flatMap((offset) => {
      const dates = evenings.filter(
        ({ production, day }) =>
          production.family.type === 'family' && day >= addDays(today, offset) && day < addDays(today, offset + 60),
      );
      const different = new Set(dates.map(({ productionId }) => productionId)).size;
      return different >= 6 ? [] : [`${different} in the days from ${offset}`];
    }),
  'nobody sits on the terrace in winter': (evenings) =>
    evenings
      .filter(({ day, tags }) => tags.includes('open-air') && (day.slice(5) < '04-15' || day.slice(5) > '10-15'))
      .map(nameOf),
  'a first night is the first, a last night the last': (evenings) =>
    evenings.flatMap((evening) => {
      const others = evenings.filter(({ production }) => production === evening.production);
      const isWrong =
        (evening.tags.includes('premiere') && others.some(({ start }) => start < evening.start)) ||
        (evening.tags.includes('last') && others.some(({ start }) => start > evening.start));
      return isWrong ? [nameOf(evening)] : [];
    }),
  'schools come in the morning': (evenings) =>
    evenings.filter(({ tags, weekday, hour }) => tags.includes('schools') && (weekday > 5 || hour >= 13)).map(nameOf),
  'a guest performance is one on each of its dates': (evenings) =>
    [...Map.groupBy(evenings, ({ production }) => production.title.de)]
      .filter(([, dates]) => new Set(dates.map(({ tags }) => tags.includes('guest'))).size > 1)
      .map(([title]) => title),
  'what is shown as tags varies': (evenings) => {
    const shown = evenings.map(({ tags }) =>
      tags
        .filter((tag) => !tag.startsWith('subscription'))
        .toSorted()
        .join(),
    );
    return [...Map.groupBy(shown, (tags) => tags)]
      .filter(([tags, same]) => tags && same.length > evenings.length / 6)
      .map(([tags, same]) => `${tags}: ${same.length} of ${evenings.length}`);
  },
  'the festival is within its days and nowhere else': (evenings, today) => {
    const first = addDays(today, FESTIVAL_DAYS.first);
    const last = addDays(today, FESTIVAL_DAYS.last);
    const nights = evenings.filter(({ tags }) => tags.includes('festival'));
    const outside = nights.filter(({ day }) => day < first || day > last).map(nameOf);
    const children = nights.filter(({ production }) => ['family', 'exhibition'].includes(production.family.type)).map(nameOf);
    const days = Array.from({ length: FESTIVAL_DAYS.last - FESTIVAL_DAYS.first + 1 }, (_, index) => addDays(first, index));
    const empty = days.filter((day) => !day.endsWith('-12-24') && nights.every((night) => night.day !== day));
    const houses = new Set(nights.map(({ venueId }) => venueId)).size < 3 ? ['fewer than three houses'] : [];
    return [...outside, ...children, ...empty, ...houses];
  },
  'Sundays have something for children, but for those of the festival': (evenings, today) => {
    const sundays = Map.groupBy(
      evenings.filter(({ weekday }) => weekday === 7),
      ({ day }) => day,
    );
    const isOfFestival = (day: string) => day >= addDays(today, FESTIVAL_DAYS.first) && day <= addDays(today, FESTIVAL_DAYS.last);
    return [...sundays]
      .filter(
        ([day, on]) => !isOfFestival(day) && !on.some(({ production, hour }) => production.family.type === 'family' && hour < 16),
      )
      .map(([day]) => day);
  },
  'nothing sells more places than its room has': (evenings) =>
    evenings.flatMap(({ production, roomId }) => {
      const places = PRICE_PLANS[production.family.plan].groups.reduce((sum, { capacity }) => sum + capacity, 0);
      const room = need(ROOMS.find(({ id }) => id === roomId));
      const { capacity = Infinity } = need(ROOM_TEXTS[room.slug]);
      return places > capacity ? [`${production.title.de}: ${places} in ${room.name.de} (${capacity})`] : [];
    }),
  'who reads of companion seats can book some': (evenings) =>
    evenings
      .filter(({ roomId, production }) => {
        const { access } = need(ROOM_TEXTS[need(ROOMS.find(({ id }) => id === roomId)).slug]);
        const keeps = PRICE_PLANS[production.family.plan].groups.some(({ keptFor }) => keptFor === 'companion');
        return access.includes('companion') && !keeps;
      })
      .map(nameOf),
  'a companion pays what the rule of the house says, and nothing else': () =>
    Object.entries(PRICE_PLANS).flatMap(([plan, { groups }]) => {
      const wheelchair = groups.find(({ keptFor }) => keptFor === 'wheelchair');
      const companion = groups.find(({ keptFor }) => keptFor === 'companion');
      const price = companionCents(wheelchair?.cents.full ?? 0);
      const isRule = JSON.stringify(companion?.cents) === JSON.stringify({ companion: price });
      return companion === undefined || isRule ? [] : [`${plan}: ${JSON.stringify(companion.cents)}`];
    }),
  'what the start page features is played in the coming weeks': (evenings, today) => {
    const coming = evenings.filter(
      ({ productionId, day }) => productionId === FEATURED.id && day >= today && day <= addDays(today, 30),
    );
    return coming.length >= 2 ? [] : [`${FEATURED.title.de}: ${coming.length}`];
  },
  'an exhibition is on today': (evenings, today) => {
    const hung = evenings.filter(({ production }) => production.family.type === 'exhibition');
    const running = PRODUCTIONS.filter(({ id }) => {
      const days = hung.filter(({ productionId }) => productionId === id).map(({ day }) => day);
      return days.some((day) => day <= today) && days.some((day) => day >= today && day <= addDays(today, 7));
    });
    return running.length > 0 ? [] : ['no exhibition hangs today'];
  },
};

describe.each(DAYS)('The programme seeded on %s', (today) => {
  const evenings = programmeOf(today);

  it.each(Object.entries(RULES))('%s', (_, contradictions) => {
    expect([...new Set(contradictions(evenings, today))]).toEqual([]);
  });
});

describe('The productions', () => {
  it('credit nobody and nothing twice', () => {
    const twice = PRODUCTIONS.flatMap((production) => {
      const persons = creditsOf(production);
      const names = persons.map(({ lastName }) => lastName);
      const roles = [...new Set(persons.map(({ role }) => role.de)), ...production.family.credits.map(({ role }) => role.de)];
      return [...repeated(names), ...repeated(roles)].map((what) => `${production.title.de}: ${what}`);
    });
    expect(twice).toEqual([]);
  });

  it('are world premieres only where the work is new', () => {
    const { tagLinks } = buildProductions('2026-11-23', () => 1);
    const premieres = tagLinks
      .filter(({ tagId }) => tagId === idOf(PRODUCTION_TAGS, 'premiere-work'))
      .map(({ productionId }) => need(PRODUCTIONS.find(({ id }) => id === productionId)));
    expect(premieres.length).toBeGreaterThan(0);
    expect(premieres.filter(({ preline }) => !preline.de.includes('Uraufführung')).map(({ title }) => title.de)).toEqual([]);
  });
});

describe('The rule for companions', () => {
  const pages = JSON.stringify([LEGAL_TEXTS, VISIT_PAGES, EASY_HOUSE_PAGES]);

  it.each(Object.entries(COMPANIONS).flatMap(([where, said]) => [[where, said.de] as const, [where, said.en] as const]))(
    'is said on the pages of the house as it is sold (%s: %s)',
    (_, said) => {
      expect(pages).toContain(said);
    },
  );

  it('is said nowhere in another way', () => {
    const others = pages.match(/(Begleit[^.]{0,80}(halbe|Hälfte)|companion[^.]{0,80}half)/g) ?? [];
    expect(others).toEqual(companionCents(100) === 0 ? [] : others);
    expect(companionCents(100)).toBe(/kostenlos/.test(COMPANIONS.terms.de) ? 0 : 50);
  });
});

describe('The pictures', () => {
  it('are drawn, and no photographer is credited with one', () => {
    const told = PRODUCTIONS.map(({ title }) => JSON.stringify(partsOf(title.de)));
    expect(told.filter((parts) => parts.includes('Zeichnung: '))).not.toEqual([]);
    expect(told.filter((parts) => /Foto: |Photo: /.test(parts))).toEqual([]);
  });
});

describe('The stories', () => {
  it('take different times to read, and the times on one page of the magazine vary', () => {
    const blocks = Map.groupBy(buildStoryBlocks(STORIES, 0), ({ objectId }) => objectId);
    const minutes = STORIES.map((article) =>
      readingMinutes({ article, blocks: (blocks.get(article.id) ?? []).map(asStored) }, 'de', 0),
    );
    expect(new Set(minutes).size).toBeGreaterThanOrEqual(3);
    expect(new Set(minutes.slice(0, 9)).size).toBeGreaterThanOrEqual(3);
  });
});

/** A block as the database returns it. */
function asStored(row: (typeof modules)['$inferInsert']): (typeof modules)['$inferSelect'] {
  return { parentId: null, columnIndex: null, ...row } as (typeof modules)['$inferSelect'];
}

function isHung({ production }: Evening): boolean {
  return production.family.type === 'exhibition';
}

/** The hours between which the galleries are open on a day: those of an exception, else those of the week. */
function galleryRanges(day: IsoDay, weekday: number, today: IsoDay): [from: number, to: number][] {
  const exception = EXCEPTIONS.find(({ inDays }) => addDays(today, inDays) === day);
  if (day.endsWith('-12-24') || (exception && !exception.from)) return [];
  if (exception) return [[Number.parseInt(exception.from, 10), Number.parseInt(exception.to, 10)]];
  return need(OPENING_WEEKS['kunsthaus-altes-zollamt'])
    .filter((range) => range.weekday === weekday)
    .map(({ time_from: from, time_to: to }) => [Number.parseInt(from, 10), Number.parseInt(to, 10)]);
}

function daysBetween(first: IsoDay, last: IsoDay): IsoDay[] {
  const days: IsoDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

type Pair = [Evening, Evening];

/** Pairs that overlap in time, and of which `isPair` is true; `evenings` ascend. */
function atOnce(evenings: readonly Evening[], isPair: (one: Evening, other: Evening) => boolean): Pair[] {
  return evenings.flatMap((one, index) => {
    const others = evenings.slice(index + 1, index + 12).filter(({ start, end }) => start < one.end && end > one.start);
    return others.filter((other) => isPair(one, other)).map((other): Pair => [one, other]);
  });
}

function presentIn(production: NumberedProduction): string[] {
  return creditsOf(production)
    .filter(({ role }) => !ABSENT_ROLES.includes(role.de))
    .map(({ lastName }) => lastName);
}

function nameOf({ production, day, roomId }: Evening): string {
  return `${production.title.de} on ${day} in ${need(ROOMS[roomId - 1]).name.de}`;
}

function nameBoth([one, other]: Pair): string {
  return `${nameOf(one)}, ${nameOf(other)}`;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function need<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('Something of the seed is missing.');
  return value;
}
