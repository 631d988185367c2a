import type { Access } from '@spielplan/shared-contracts/api';
import type { IsoDay, Localised } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { events, eventTagLinks } from '../platform/database/schema/index.ts';
import { EVENT_TAGS, type EventTagKey, type GenreKey, idOf, type TypeKey } from './content/options.ts';
import { PRICE_PLANS } from './content/pricePlans.ts';
import type { PlanKey } from './content/productions/production.ts';
import { t } from './content/text.ts';
import { between, createRandom, pick } from '../platform/random.ts';
import type { NumberedProduction } from './content/productions/index.ts';
import { FESTIVAL_DAYS } from './content/site/festival.ts';
import type { ScheduledDate } from './schedule.ts';

const FIRST_ID = 1001;
/** The ticket system counts for itself. */
const FIRST_JET_ID = 70_001;
const SALE_OPENS_DAYS_BEFORE = 90;
/** The river terrace of the ferry house. */
const OPEN_AIR_ROOM = 9;
const LAST_SCHOOL_DAY = 5;
/** Others come to play here, with a part of what they have. */
const GUEST_GENRES: readonly GenreKey[] = ['jazz', 'literature'];
/** Tags by which a performance is for those whom others leave out. */
const TAG_ACCESS: readonly (readonly [EventTagKey, Access])[] = [
  ['audio-description', 'audio_description'],
  ['sign-language', 'sign_language'],
  ['relaxed', 'relaxed'],
];
const OF_FESTIVAL: readonly TypeKey[] = ['concert', 'theatre', 'dance', 'talk'];
/** Minutes before the beginning; an exhibition and a guided tour have no doors of their own. */
const DOORS_MINUTES: Partial<Record<TypeKey, number>> = { concert: 45, theatre: 30, dance: 30, talk: 20, family: 15 };
const OPENING_NIGHT = t('Premiere', 'Opening night');
const WORLD_PREMIERE = t('Uraufführung', 'World premiere');
const LAST_PERFORMANCE = t('Zum letzten Mal', 'Last performance');
const LAST_DAY = t('Letzter Tag', 'Last day');

export type SeedEvent = typeof events.$inferInsert & { id: number };
export interface EventRows {
  events: SeedEvent[];
  tagLinks: (typeof eventTagLinks.$inferInsert)[];
}

/**
 * The events of a programme with what befalls them: some are
 * cancelled, postponed or moved, far ones are not on sale yet.
 */
export function buildEvents(dates: readonly ScheduledDate[], today: IsoDay): EventRows {
  const random = createRandom(`events ${today}`);
  const rows: EventRows = { events: [], tagLinks: [] };
  dates.forEach(({ production, roomId, day, time, minutes }, index) => {
    const { family } = production;
    const isHung = family.type === 'exhibition';
    const id = FIRST_ID + index;
    const mode = PRICE_PLANS[family.plan].mode;
    const start = inHouseZone(`${day}T${time}:00`);
    const doors = DOORS_MINUTES[family.type];
    const ofProduction = dates.filter((date) => date.production === production);
    const isFirst = ofProduction[0]?.day === day;
    const isLast = ofProduction.length > 1 && ofProduction.at(-1)?.day === day;
    const isFar = day > addDays(today, SALE_OPENS_DAYS_BEFORE + 30) && index % 3 === 0;
    const saleDay = addDays(day, -SALE_OPENS_DAYS_BEFORE);
    const modifiedDays = between(random, 1, 40);
    const tags = new Set<EventTagKey>();
    if (random() < 0.75) tags.add(pick(random, family.tags));
    if (random() < 0.4) tags.add(pick(random, family.tags));
    if (family.type === 'family') tags.add('family');
    if (family.type === 'family' && start.weekday <= LAST_SCHOOL_DAY && start.hour < 12) tags.add('schools');
    if (GUEST_GENRES.includes(family.genre) && production.id % 3 === 0) tags.add('guest');
    if (isOfFestival(production, day, today)) tags.add('festival');
    const opening = isFirst ? openingOf(production) : null;
    if (opening) tags.add('premiere');
    if (isLast && !isHung) tags.add('last');
    if (isFree(family.plan)) tags.add('free');
    if (roomId === OPEN_AIR_ROOM) tags.add('open-air');
    rows.events.push({
      id,
      productionId: production.id,
      roomId,
      day,
      dateStart: start.toJSDate(),
      dateEnd: minutes === null ? null : start.plus({ minutes }).toJSDate(),
      doorsOpen: doors === undefined ? null : start.minus({ minutes: doors }).toJSDate(),
      previousDateStart: !isHung && index % 43 === 21 ? start.minus({ days: 7 }).toJSDate() : null,
      status: isHung ? 'scheduled' : index % 29 === 17 ? 'cancelled' : index % 41 === 23 ? 'postponed' : 'scheduled',
      note: opening ?? (isLast ? (isHung ? LAST_DAY : LAST_PERFORMANCE) : null),
      ticketMode: mode,
      ticketSaleFrom: isFar && mode !== 'free' ? inHouseZone(`${saleDay}T10:00:00`).toJSDate() : null,
      idJet: mode === 'free' ? null : FIRST_JET_ID + index,
      access: TAG_ACCESS.filter(([tag]) => tags.has(tag)).map(([, access]) => access),
      surtitles: tags.has('surtitles') ? ['en'] : [],
      modified: inHouseZone(`${addDays(today, -modifiedDays)}T09:30:00`).toJSDate(),
    });
    for (const tag of tags) rows.tagLinks.push({ eventId: id, tagId: idOf(EVENT_TAGS, tag) });
  });
  return rows;
}

/** What the first night of a production is called; null where it is an evening like the others. */
function openingOf({ preline, family }: NumberedProduction): Localised | null {
  if (preline.de.includes('Uraufführung')) return WORLD_PREMIERE;
  return family.type === 'theatre' || family.type === 'dance' ? OPENING_NIGHT : null;
}

/** Costs nothing, whether or not a place has to be reserved. */
function isFree(plan: PlanKey): boolean {
  return PRICE_PLANS[plan].groups.flatMap(({ cents }) => Object.values(cents)).every((cents) => cents === 0);
}

function isOfFestival({ family }: NumberedProduction, day: IsoDay, today: IsoDay): boolean {
  const isDuring = day >= addDays(today, FESTIVAL_DAYS.first) && day <= addDays(today, FESTIVAL_DAYS.last);
  return isDuring && OF_FESTIVAL.includes(family.type);
}
