import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { modules } from '../database/schema/index.ts';
import { readingMinutes } from '../resources/stories/readingMinutes.ts';
import { EVENT_TAGS, type EventTagKey, idOf, PRODUCTION_TAGS } from './content/options.ts';
import { creditsOf } from './content/persons/credits.ts';
import { PRICE_PLANS } from './content/pricePlans.ts';
import { type NumberedProduction, PRODUCTIONS } from './content/productions/index.ts';
import { ROOM_TEXTS } from './content/roomTexts.ts';
import { WEEK } from './content/site/dailyLife.ts';
import { FEATURED } from './content/site/home.ts';
import { FESTIVAL_DAYS } from './content/site/festival.ts';
import { STORIES } from './content/stories/index.ts';
import { ROOMS } from './content/venues.ts';
import { buildEvents, type SeedEvent } from './eventRows.ts';
import { buildProductions } from './productionRows.ts';
import { scheduleProgramme } from './schedule.ts';
import { buildStoryBlocks } from './storyBlocks.ts';

const DAYS = ['2026-08-01', '2026-11-23', '2027-01-01', '2028-02-29'];
/** An event without an end takes this long (R55). */
const UNKNOWN_LENGTH_MS = 3 * 3_600_000;
/** Who takes part in these ways is there every evening; others need not be. */
const ABSENT_ROLES = ['Regie', 'Bühne und Kostüm', 'Dramaturgie', 'Choreografie', 'Kuratorin', 'Vermittlung', 'Licht', 'Ton'];

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
  'exhibitions keep the days and hours of the house': (evenings) =>
    evenings
      .filter(({ production, weekday }) => {
        const closed = WEEK.filter(([, from]) => from === null).map(([day]) => day);
        return production.family.type === 'exhibition' && closed.includes(weekday);
      })
      .map(nameOf),
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
  'a companion pays half of the wheelchair space beside them, as the pages of the house say': () =>
    Object.entries(PRICE_PLANS).flatMap(([plan, { groups }]) => {
      const wheelchair = groups.find(({ keptFor }) => keptFor === 'wheelchair');
      const companion = groups.find(({ keptFor }) => keptFor === 'companion');
      const isHalf = companion?.cents.companion === (wheelchair?.cents.full ?? 0) / 2 && companion.cents.full === undefined;
      return companion === undefined || isHalf ? [] : [`${plan}: ${JSON.stringify(companion.cents)}`];
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
