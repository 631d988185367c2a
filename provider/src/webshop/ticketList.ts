import { type Language } from '@spielplan/shared-contracts/i18n';
import { formatCents, seatRows } from '@spielplan/shared-contracts/rules';
import { houseDay, formatDayHeading, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import { type Html, markup } from '../platform/http/pages/htmlPage.ts';
import type { TicketLine } from '../shop/index.ts';
import { eventPath, type ProgrammeEntry } from '../programme/index.ts';
import type { ShopVisit } from './shopVisit.ts';

/**
 * A title as heading. Its longest word sets its size, so that none is broken on a narrow screen.
 */
export function heading(title: string): Html {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  if (longest <= 12) return markup`<h1>${title}</h1>`;
  return markup`<h1 data-word="${longest <= 16 ? 'long' : longest <= 21 ? 'longer' : 'longest'}">${title}</h1>`;
}

/** The stub of a ticket: the day as the strongest thing on it. */
export function stub(start: string, lang: Language): Html {
  const { weekday, dayNumber, month, year } = formatDayHeading(houseDay(start), lang);
  return markup`<p class="stub"><span>${weekday}</span> <b>${dayNumber}</b> <span>${month}</span> <span>${year}</span></p>`;
}

/** When and where, in one line. */
export function whenAndWhere(start: string, entry: ProgrammeEntry | undefined, lang: Language): string {
  const where = entry ? [`${entry.venue.name[lang]}, ${entry.room.name[lang]}`] : [];
  return [formatDayHeading(houseDay(start), lang).label, formatTime(start, lang), ...where].join(' · ');
}

/** A line of a cart or an order as a ticket; `acts` is what one may do with it. */
export function ticket(line: TicketLine, entry: ProgrammeEntry | undefined, visit: ShopVisit, acts: Html): Html {
  const { lang, text } = visit;
  const title = line.production.title[lang];
  const what = text('webshop.tickets', { count: line.quantity, price: line.priceName[lang] });
  const group = line.group ? `, ${line.group[lang]}` : '';
  const linked = entry ? markup`<a href="${eventPath(entry, lang)}">${title}</a>` : title;
  return markup`<li class="ticket">${stub(line.start, lang)}<div class="about">
<h2>${linked}</h2>
<p>${whenAndWhere(line.start, entry, lang)}</p>
<p class="sum"><span>${what}${group}</span> <span>${amountText(line.quantity * line.cents, visit)}</span></p>
${line.seats.length > 0 ? markup`<p>${seatText(line.seats, visit)}</p>` : ''}
${acts}</div></li>`;
}

/** A sum as visitors read it: a place that is reserved for nothing has no price (R26). */
export function amountText(cents: number, { text }: Pick<ShopVisit, 'text'>): string {
  return cents === 0 ? text('webshop.free') : formatCents(cents);
}

/** "Reihe 4, Plätze 7–8, 11": rows in order, seats beside each other as a range. */
function seatText(seats: TicketLine['seats'], { lang, text }: Pick<ShopVisit, 'lang' | 'text'>): string {
  return seatRows(seats.map(({ row, number }) => ({ row: row[lang], number })))
    .map(({ row, numbers, count }) => `${row}, ${text(count === 1 ? 'webshop.seat' : 'webshop.seats', { numbers })}`)
    .join('; ');
}
