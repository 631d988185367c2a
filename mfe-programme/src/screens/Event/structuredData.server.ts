import type { EventDetail, SeatGroup } from '@spielplan/shared-contracts/api';
import { isFreePrice, parseCents } from '@spielplan/shared-contracts/rules';
import {
  structuredEntry,
  structuredEvent,
  structuredOffer,
  structuredPlace,
  structuredPrice,
  type StructuredSite,
} from '../../domain/page/structuredParts.server.ts';

/**
 * The event for search engines (schema.org/Event). What the
 * house does not tell, such as an end, is left out (R20).
 */
export function eventStructuredData(event: EventDetail, site: StructuredSite): object {
  const { origin, name, lang, description, now } = site;
  const url = origin + event.link;
  return {
    '@context': 'https://schema.org',
    ...structuredEvent(event, url),
    description,
    inLanguage: lang,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...structuredEntry(event, origin),
    ...structuredPlace(event, event.address, site),
    organizer: { '@type': 'Organization', name, url: `${origin}/${lang}` },
    ...performersOf(event, origin),
    ...((event.ticket_status === 'free' || isAllFree(event)) && { isAccessibleForFree: true }),
    ...offersOf(event, url, now),
  };
}

/** Who is seen or heard, those without a page of their own as a group, and those of the house who take part otherwise. */
function performersOf({ credits }: EventDetail, origin: string): { performer?: object[]; contributor?: object[] } {
  const of = (isPerforming: boolean) =>
    credits
      .filter(({ is_performer: isPerformer }) => (isPerformer ?? false) === isPerforming)
      .flatMap(({ names, persons = [] }) =>
        names.flatMap((name) => {
          const person = persons.find((each) => each.name === name);
          if (person) return [{ '@type': 'Person', name, url: origin + person.link }];
          return isPerforming ? [{ '@type': 'PerformingGroup', name }] : [];
        }),
      );
  const [performer, contributor] = [of(true), of(false)];
  return { ...(performer.length > 0 && { performer }), ...(contributor.length > 0 && { contributor }) };
}

/** One offer for each price by its name; where none can be read, one without a price. */
function offersOf(event: EventDetail, url: string, now: number): { offers?: object[] } {
  const offer = structuredOffer(event, url, now);
  if (!offer) return {};
  const groups = event.seat_groups.map((group) => ({ ...group, isOpen: !isSoldOut(group) }));
  // Without seat groups the event's own word on its tickets is that of each price.
  const named = [
    ...(groups.length === 0 ? offersIn(event.prices, '', true) : []),
    ...groups.flatMap(({ prices, text, isOpen }) => offersIn(prices, groups.length > 1 ? text : '', isOpen)),
  ].sort((one, other) => one.cents - other.cents);
  if (event.ticket_status === 'free' || named.length === 0) return { offers: [offer] };
  const isPresale = 'availability' in offer && offer.availability === PRE_ORDER;
  return {
    offers: named.map(({ name, cents, isOpen }) => ({
      ...offer,
      ...(name && { name }),
      ...(!isOpen && !isPresale && { availability: 'https://schema.org/SoldOut' }),
      ...structuredPrice(cents),
    })),
  };
}

/** Everybody's places cost nothing, though they have to be reserved. */
function isAllFree({ prices, seat_groups: groups }: EventDetail): boolean {
  const ofAll = [
    ...(groups.length === 0 ? prices : []),
    ...groups.filter(({ kept_for: keptFor }) => !keptFor).flatMap((group) => group.prices),
  ];
  return ofAll.length > 0 && ofAll.every(({ price }) => isFreePrice(price));
}

const PRE_ORDER = 'https://schema.org/PreOrder';

interface NamedPrice {
  name: string;
  cents: number;
  isOpen: boolean;
}

function offersIn(prices: SeatGroup['prices'], group: string, isOpen: boolean): NamedPrice[] {
  return prices.flatMap(({ price, name }) =>
    knownCents(price).map((cents) => ({ name: [group, name].filter(Boolean).join(', '), cents, isOpen })),
  );
}

/**
 * A group of seats without a seat, and one with times of admission of which none has any (status 0).
 */
function isSoldOut({ status, timeslots }: SeatGroup): boolean {
  return status === 0 || (timeslots.length > 0 && timeslots.every((slot) => slot.status === 0));
}

/** A price that cannot be read is shown raw on the page, but told to nobody as a number. */
function knownCents(price: string): number[] {
  try {
    return [parseCents(price)];
  } catch {
    return [];
  }
}
