import type { EventDetail, EventSummary } from '@spielplan/shared-contracts/api';

/** What the house itself says of an event; prices are known to its own page only. */
type Known = Pick<EventSummary, 'status' | 'ticket_status' | 'ticketSaleFrom' | 'date_end'> &
  Partial<Pick<EventDetail, 'prices'>>;
type Data = Readonly<Record<string, unknown>>;
type Offer = Readonly<Record<'url' | 'availability', string> & Partial<Record<'price' | 'priceCurrency' | 'validFrom', string>>>;
type Told = Readonly<Partial<Record<'startDate' | 'endDate' | 'previousStartDate', string>>>;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;
const STATES = ['EventScheduled', 'EventCancelled', 'EventPostponed', 'EventRescheduled', 'EventMovedOnline'];
const PRICE = /^\d+(\.\d{2})?$/;
const AVAILABILITY = ['InStock', 'SoldOut', 'PreOrder'];

/**
 * What keeps a schema.org/Event from being shown as an event result (developers.google.com/search,
 * structured data, Event): its required properties, and the form of those that are recommended where
 * they are there. What the house says of the event has to be told, tickets above all, and nothing
 * beyond it (R20). An empty list is a pass.
 */
export function findEventResultBreaches(event: Data, known: Known): string[] {
  const breaches: string[] = [];
  const need = (isKept: boolean, breach: string) => void (isKept || breaches.push(breach));
  const { startDate = '', endDate, previousStartDate = '' } = event as Told;
  const location = (event.location ?? {}) as Data;
  const address = (location.address ?? {}) as Data;
  need(String(event['@type']).endsWith('Event'), 'is no event');
  need(isText(event.name), 'has no name');
  need(INSTANT.test(startDate), 'has no start with its offset');
  need(endDate === undefined || Date.parse(endDate) > Date.parse(startDate), 'ends before it goes on');
  need(isSameInstant(endDate, known.date_end), 'has another end than the house gives it');
  need(endDate === undefined || INSTANT.test(endDate), 'has an end without its offset');
  need(location['@type'] === 'Place' && isText(location.name), 'has no place');
  need(
    ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'].every((key) => isText(address[key])),
    'has no address',
  );
  need(
    STATES.some((state) => event.eventStatus === `https://schema.org/${state}`),
    'has no state',
  );
  const isMoved = event.eventStatus === 'https://schema.org/EventRescheduled';
  need(!isMoved || INSTANT.test(previousStartDate), 'is moved from nowhere');
  need(isAddress(event.url), 'has no address on the web');
  for (const image of (event.image ?? []) as unknown[]) need(isAddress(image), 'has an image without its whole address');
  const offers = (event.offers ?? []) as Offer[];
  need(offers.length > 0 === hasTickets(known), 'offers other than there are tickets');
  const hasPrice = known.ticket_status === 'free' || known.prices?.some(({ price }) => PRICE.test(price));
  for (const offer of offers) {
    need(!hasPrice || offer.price !== undefined, 'offers at no price');
    need(offer.price === undefined || PRICE.test(offer.price), 'offers at what is no price');
    need((offer.price === undefined) === (offer.priceCurrency !== 'EUR'), 'offers in no currency');
    need(isAddress(offer.url), 'offers nowhere');
    need(
      AVAILABILITY.some((each) => offer.availability === `https://schema.org/${each}`),
      'offers without availability',
    );
    need(offer.validFrom === undefined || INSTANT.test(offer.validFrom), 'offers from a moment without its offset');
  }
  return breaches;
}

/**
 * What makes the dates of a production wrong as a schema.org/EventSeries:
 * each is an event, and the last has no invented end.
 */
export function findEventSeriesBreaches(series: Data, dates: readonly EventSummary[]): string[] {
  const { endDate } = series as Told;
  const told = (series.subEvent ?? []) as Data[];
  return [
    ...(series['@type'] === 'EventSeries' ? [] : ['is no series']),
    ...(endDate === undefined || isSameInstant(endDate, dates.at(-1)?.date_end) ? [] : ['ends when nobody said it does']),
    ...dates.flatMap((date) => {
      const event = told.find(({ url }) => String(url).endsWith(date.link));
      return event ? findEventResultBreaches(event, date) : [`leaves out ${date.link}`];
    }),
  ];
}

/** The sale of what has none yet is announced. */
function hasTickets({ status, ticket_status: tickets, ticketSaleFrom: from }: Known): boolean {
  return status !== 'cancelled' && (tickets !== 'none' || from !== null);
}

function isSameInstant(told: string | undefined, known: string | null | undefined): boolean {
  return told === undefined || !known ? !told && !known : Date.parse(told) === Date.parse(known);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && value.startsWith('https://');
}
