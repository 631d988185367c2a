import type { EventDetail } from '@spielplan/shared-contracts/api';
import { formatPrice, isFreePrice } from '@spielplan/shared-contracts/rules';
import { houseDay, formatDate, formatTime, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { type Html, markup } from '../platform/http/pages/htmlPage.ts';
import type { ProgrammeEntry } from '../programme/index.ts';
import { DEFAULT_MAX_TICKETS } from '../shop/index.ts';
import { fields, type Form, type OfferedGroup, offeredGroups } from './selection.ts';
import { shopPaths } from '../platform/http/pages/shopPaths.ts';
import type { ShopVisit } from './shopVisit.ts';
import { heading, whenAndWhere } from './ticketList.ts';

interface EventPageParts {
  event: EventDetail & { id_jet: number };
  entry: ProgrammeEntry;
  /** What went wrong with the last try, in sentences. */
  problems: readonly string[];
  /** What was sent with it. */
  form: Form;
  isNumbered: boolean;
}

/**
 * An event with a form to choose tickets: where its
 * ticket link leads, and all it takes without a script.
 */
export function eventPage(visit: ShopVisit, { event, entry, problems, form, isNumbered }: EventPageParts): Html {
  const { lang, text, csrfField } = visit;
  const closed = closedText(event, visit);
  const alert = problems.length > 0 ? markup`<div role="alert">${problems.map((line) => markup`<p>${line}</p>`)}</div>` : '';
  const groups = offeredGroups(event).map((group) => groupFields(group, event, visit, form));
  const choose = markup`<form method="post" action="${shopPaths.event(lang, event.id_jet)}">${csrfField}
${groups}
${isNumbered ? markup`<p class="quiet">${text('webshop.event.adjacent')}</p>` : ''}
<p class="acts"><button class="main" type="submit">${text('webshop.event.submit')}</button></p></form>`;
  return markup`${heading(event.name)}
<p class="lead">${whenAndWhere(event.date_start, entry, lang)}</p>
<p><a href="${event.link}">${text('webshop.event.details')}</a></p>
${alert}
<div class="split"><div>${closed === null ? choose : markup`<p class="note">${closed}</p>`}</div>${poster(event)}</div>`;
}

/** Why no tickets are sold; null when they are. */
function closedText(event: EventDetail, { lang, text, now }: ShopVisit): string | null {
  if (event.status !== 'scheduled') return text(`webshop.event.${event.status}`);
  if (event.ticket_status === 'free') return text('webshop.event.free');
  if (event.ticket_status === 'sold_out') return text('webshop.event.allSoldOut');
  if (event.ticket_status !== 'none') return null;
  const from = event.ticketSaleFrom;
  if (from && inHouseZone(from).toMillis() > now) {
    return text('webshop.event.early', { date: formatDate(from, lang), time: formatTime(from, lang) });
  }
  return text('webshop.event.over');
}

function groupFields(group: OfferedGroup, event: EventDetail, visit: ShopVisit, form: Form): Html {
  const { text } = visit;
  const legend = markup`<legend>${group.number === null ? text('webshop.event.choose') : group.name}</legend>`;
  if (group.status === 0) return markup`<fieldset>${legend}<p>${text('webshop.event.soldOut')}</p></fieldset>`;
  const prices = group.prices.map((price) => {
    const name = fields.quantity(price);
    const value = form[name];
    return markup`<label class="price"><span><b>${price.name}</b>${isFreePrice(price.price) ? text('webshop.free') : formatPrice(price.price)}</span>
<input type="number" name="${name}" min="0" max="${price.max_quantity ?? DEFAULT_MAX_TICKETS}" step="1" inputmode="numeric" value="${typeof value === 'string' ? value.slice(0, 3) : '0'}"></label>`;
  });
  const few = group.status === 1 ? markup`<p>${text('webshop.event.few')}</p>` : '';
  return markup`<fieldset>${legend}${few}${slotFields(group, event, visit, form)}${prices}</fieldset>`;
}

function slotFields({ number, timeslots }: OfferedGroup, event: EventDetail, { lang, text, now }: ShopVisit, form: Form): Html {
  if (timeslots.length === 0) return markup``;
  const name = fields.slot(number ?? 0);
  const day = houseDay(event.date_start);
  const slots = timeslots.map((slot) => {
    const start = `${day}T${slot.time_start}`;
    return { ...slot, time: formatTime(start, lang), isPast: inHouseZone(start).toMillis() <= now };
  });
  const sent = slots.find(({ block_id: id }) => String(id) === form[name]);
  const chosen = sent ?? slots.find(({ status, isPast }) => status !== 0 && !isPast);
  const radios = slots.map((slot) => {
    const { time, isPast, status, block_id: id } = slot;
    const label = isPast ? 'slotPast' : status === 0 ? 'slotSoldOut' : status === 1 ? 'slotFew' : null;
    const state = { markup: `${isPast || status === 0 ? ' disabled' : ''}${slot === chosen ? ' checked' : ''}` };
    return markup`<label><input type="radio" name="${name}" value="${id}"${state}>${label ? text(`webshop.event.${label}`, { time }) : time}</label>`;
  });
  return markup`<div class="slots" role="radiogroup" aria-label="${text('webshop.event.slot')}">${radios}</div>`;
}

function poster({ image_obj: image }: EventDetail): Html {
  if (!image) return markup``;
  const { base, width, height, alt } = image;
  const sources = [320, 480, 800].map((size) => `${base}-${size}.webp ${size}w`).join(', ');
  return markup`<p class="poster"><img src="${base}-480.webp" srcset="${sources}" sizes="(min-width: 48em) 18rem, 100vw" width="${width}" height="${height}" alt="${alt}"></p>`;
}
