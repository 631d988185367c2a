type Data = Readonly<Record<string, unknown>>;
type Offer = Readonly<Record<'price' | 'priceCurrency' | 'url' | 'availability', string> & { validFrom?: string }>;
type Told = Readonly<Partial<Record<'startDate' | 'endDate' | 'previousStartDate', string>>>;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;
const STATES = ['EventScheduled', 'EventCancelled', 'EventPostponed', 'EventRescheduled', 'EventMovedOnline'];
const AVAILABILITY = ['InStock', 'LimitedAvailability', 'SoldOut', 'PreOrder'];

/**
 * What keeps a schema.org/Event from being shown as an event result (developers.google.com/search, structured data,
 * Event): its required properties, and the form of those that are recommended where they are there. An empty list is a pass.
 */
export function findEventResultBreaches(event: Data): string[] {
  const breaches: string[] = [];
  const need = (isKept: boolean, breach: string) => void (isKept || breaches.push(breach));
  const { startDate = '', endDate, previousStartDate = '' } = event as Told;
  const location = (event.location ?? {}) as Data;
  const address = (location.address ?? {}) as Data;
  need(String(event['@type']).endsWith('Event'), 'is no event');
  need(isText(event.name), 'has no name');
  need(INSTANT.test(startDate), 'has no start with its offset');
  need(endDate === undefined || endDate >= startDate, 'ends before it begins');
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
  for (const offer of (event.offers ?? []) as Offer[]) {
    need(/^\d+(\.\d{2})?$/.test(offer.price), 'offers at no price');
    need(offer.priceCurrency === 'EUR', 'offers in no currency');
    need(isAddress(offer.url), 'offers nowhere');
    need(
      AVAILABILITY.some((each) => offer.availability === `https://schema.org/${each}`),
      'offers without availability',
    );
    need(offer.validFrom === undefined || INSTANT.test(offer.validFrom), 'offers from a moment without its offset');
  }
  return breaches;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && value.startsWith('https://');
}
