import type { EventDetail, EventSummary, Price, SeatGroup } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { plainPoster } from '../../media/picture.ts';
import { presentCredits } from '../entries/presentCredits.ts';
import { presentParts } from '../entries/presentParts.ts';
import { presentAddress } from '../venues/presentVenue.ts';
import { type Stock, statusOf } from './availability.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { type EventParts, eventPath, presentEventSummary, type PresentOptions } from './presentEventSummary.ts';
import type { PriceRow, SeatGroupRow } from './ticketing.ts';

/** An event with all that its page and the booking widget show, in one language. */
export function presentEventDetail(parts: EventParts, otherDates: EventSummary[], options: PresentOptions): EventDetail {
  const { event, production, venue } = parts.entry;
  const { groups, prices } = parts.ticketing;
  const { lang } = options;
  return {
    ...presentEventSummary(parts, options),
    id_jet: event.idJet,
    description: production.description[lang],
    credits: presentCredits(production.credits, lang),
    ...presentParts(production, lang),
    duration_minutes: production.durationMinutes,
    age_from: production.ageFrom,
    prices: prices.map((row) => presentPrice(row, groups, lang)),
    seat_groups: groups.map((group) => presentSeatGroup(group, groups, prices, parts.stocks, lang)),
    address: presentAddress(venue),
    image_plain: plainPoster(production, lang),
    urls: { de: eventPath(parts.entry, 'de'), en: eventPath(parts.entry, 'en') },
    other_dates: otherDates,
    modified: toHouseInstant(event.modified > production.modified ? event.modified : production.modified),
  };
}

function presentSeatGroup(
  group: SeatGroupRow,
  groups: SeatGroupRow[],
  prices: PriceRow[],
  stocks: readonly Stock[],
  lang: Language,
): SeatGroup {
  const own = stocks.filter(({ seatGroupId }) => seatGroupId === group.id);
  return {
    id: group.id,
    seat_group: group.number,
    status: statusOf(...own),
    text: group.text[lang],
    ...(group.keptFor && { kept_for: group.keptFor }),
    prices: prices.filter(({ price }) => price.seatGroupId === group.id).map((row) => presentPrice(row, groups, lang)),
    timeslots: own.flatMap((stock) =>
      stock.blockId === null || stock.timeStart === null
        ? []
        : [{ id: stock.id, time_start: stock.timeStart, status: statusOf(stock), block_id: stock.blockId }],
    ),
  };
}

function presentPrice({ price, saleType }: PriceRow, groups: SeatGroupRow[], lang: Language): Price {
  return {
    id: price.id,
    price: (price.cents / 100).toFixed(2),
    sale_type_id: price.saleTypeId,
    seat_group: groups.find(({ id }) => id === price.seatGroupId)?.number ?? null,
    text: saleType.text,
    name: saleType.name[lang],
    has_discounts: false,
    max_quantity: price.maxQuantity,
    ...(price.cents === 0 && { is_reservable: true }),
  };
}
