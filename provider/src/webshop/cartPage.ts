import { randomBytes } from 'node:crypto';
import { formatCents } from '@spielplan/shared-contracts/rules';
import { formatTime } from '@spielplan/shared-contracts/i18n/dates';
import { paths } from '@spielplan/shared-contracts/routes';
import { type Html, markup } from '../platform/http/pages/htmlPage.ts';
import type { HeldLine } from '../shop/index.ts';
import type { Programme } from '../programme/index.ts';
import { type Note, shopPaths } from '../platform/http/pages/shopPaths.ts';
import type { ShopVisit } from './shopVisit.ts';
import { amountText, ticket } from './ticketList.ts';

interface CartPageParts {
  lines: readonly HeldLine[];
  byId: Programme['byId'];
  /** What has just been done. */
  note: Note | null;
  cookieDomain: string | null;
}

/**
 * The cart: what is held and for how much longer, with a form for everything one can do about it.
 */
export function cartPage(visit: ShopVisit, { lines, byId, note, cookieDomain }: CartPageParts): Html {
  const { lang, text, csrfField } = visit;
  const said =
    note && fits(note, lines) ? markup`<p class="${toneOf(note)}" role="status">${text(`webshop.note.${note}`)}</p>` : '';
  if (lines.length === 0) {
    return markup`<h1>${text('webshop.title')}</h1>${said}
<p class="lead">${text('webshop.empty')}</p>
<p class="acts"><a class="button" href="${shopPaths.start(lang)}">${text('webshop.toStart')}</a>
<a class="button" href="${paths.events({ lang })}">${text('webshop.back')}</a></p>`;
  }
  const total = lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const ends = new Set(lines.map(({ until }) => until));
  const items = lines.map((line) => ticket(line, byId.get(line.event.id), visit, actsOf(line, visit, ends.size > 1)));
  return markup`<h1>${text('webshop.title')}</h1>${said}
${timer(visit, Math.min(...ends), cookieDomain)}
<ul class="tickets">${items}</ul>
<p class="total">${text('webshop.total', { amount: amountText(total, visit) })}</p>
<form method="post" action="${shopPaths.pay(lang)}">${csrfField}
<input type="hidden" name="key" value="${randomBytes(16).toString('hex')}">
<input type="hidden" name="quantity" value="${quantity}"><input type="hidden" name="total" value="${total}">
<button class="main" type="submit">${total === 0 ? text('webshop.reserve') : text('webshop.pay', { amount: formatCents(total) })}</button></form>
<p class="quiet">${text('webshop.pay.hint')}</p>
<form method="post" action="${shopPaths.empty(lang)}">${csrfField}<button type="submit">${text('webshop.empty.button')}</button></form>
<p><a href="${paths.events({ lang })}">${text('webshop.back')}</a></p>`;
}

/** An old address may tell of a cart that is another one by now. */
function fits(note: Note, { length }: readonly HeldLine[]): boolean {
  if (note === 'emptied') return length === 0;
  return length > 0 || !['added', 'changed', 'unavailable'].includes(note);
}

function toneOf(note: Note): 'done' | 'note' {
  return note === 'added' || note === 'removed' || note === 'emptied' ? 'done' : 'note';
}

function timer({ lang, text, now }: ShopVisit, until: number, cookieDomain: string | null): Html {
  const seconds = Math.max(1, Math.ceil((until - now) / 1_000));
  const left = text('webshop.left', { count: Math.ceil(seconds / 60) });
  const time = formatTime(new Date(until).toISOString(), lang);
  return markup`<p class="timer" data-left="${seconds}" data-over="${shopPaths.cart(lang, 'expired')}" data-domain="${cookieDomain ?? ''}"><span role="timer" data-clock>${left}</span> <span>${text('webshop.until', { time })}</span></p>
<p role="status" data-warning="${text('webshop.warning')}"></p>`;
}

function actsOf(line: HeldLine, { lang, text, csrfField }: ShopVisit, tellsEnd: boolean): Html {
  const which = markup`<span class="hidden">: ${line.production.title[lang]}, ${line.priceName[lang]}</span>`;
  const form = (label: string, amount: Html) => markup`<form method="post" action="${shopPaths.remove(lang)}">${csrfField}
<input type="hidden" name="line" value="${line.id}">${amount}<button type="submit">${label}${which}</button></form>`;
  const one = markup`<input type="hidden" name="quantity" value="1">`;
  const until = text('webshop.lineUntil', { time: formatTime(new Date(line.until).toISOString(), lang) });
  return markup`${tellsEnd ? markup`<p>${until}</p>` : ''}
<div class="acts">${line.quantity > 1 ? form(text('webshop.remove.one'), one) : ''}${form(text('webshop.remove.line'), markup``)}</div>`;
}
