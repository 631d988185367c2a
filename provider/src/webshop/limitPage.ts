import { type Html, markup } from '../platform/http/pages/htmlPage.ts';
import type { HouseLimits, SetLimits } from '../shop/index.ts';
import type { ProgrammeEntry } from '../programme/index.ts';
import { shopPaths } from '../platform/http/pages/shopPaths.ts';
import type { ShopVisit } from './shopVisit.ts';
import { heading, whenAndWhere } from './ticketList.ts';

/** What is wrong with the form. */
export type LimitFault = 'event' | 'number';

/** The fields as they were written. */
export type LimitForm = Readonly<Record<'event' | 'per_visitor' | 'network_percent', string>>;

interface LimitPageParts {
  rows: readonly (SetLimits & { entry: ProgrammeEntry })[];
  house: HouseLimits;
  written: LimitForm;
  fault: LimitFault | null;
  isSaved: boolean;
}

/** The form that sets the limits of one event, and the coming events that have some. */
export function limitPage(visit: ShopVisit, { rows, house, written, fault, isSaved }: LimitPageParts): Html {
  const { lang, text, csrfField } = visit;
  const values = { visitor: house.holdsPerVisitor, network: house.holdsPerNetworkPercent };
  const field = (name: keyof LimitForm, isFaulty: boolean, rest: Html) =>
    markup`<p><label for="${name}">${text(`webshop.limits.field.${name}`)}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="off" maxlength="9" value="${written[name]}"${rest}${isFaulty ? markup` aria-invalid="true" aria-describedby="fault"` : ''}></p>`;
  return markup`${heading(text('webshop.limits.title'))}
${isSaved ? markup`<p class="done" role="status">${text('webshop.limits.saved')}</p>` : ''}
${fault ? markup`<p role="alert" id="fault">${text(`webshop.limits.fault.${fault}`)}</p>` : ''}
<p class="lead">${text('webshop.limits.text', values)}</p>
<form method="post" action="${shopPaths.limits(lang)}">${csrfField}
${field('event', fault === 'event', markup` required`)}
${field('per_visitor', fault === 'number', markup``)}
${field('network_percent', fault === 'number', markup``)}
<p class="acts"><button class="main" type="submit">${text('webshop.account.save')}</button>
<a class="button" href="${shopPaths.account(lang)}">${text('webshop.account.cancel')}</a></p></form>
<h2>${text('webshop.limits.list')}</h2>
${rows.length === 0 ? markup`<p>${text('webshop.limits.none')}</p>` : markup`<ul>${rows.map((row) => limitRow(visit, row, house))}</ul>`}`;
}

function limitRow(
  { lang, text }: ShopVisit,
  { entry, perVisitor, networkPercent }: LimitPageParts['rows'][number],
  house: HouseLimits,
): Html {
  const title = entry.production.title[lang];
  const number = entry.event.idJet ?? 0;
  const values = { visitor: perVisitor ?? house.holdsPerVisitor, network: networkPercent ?? house.holdsPerNetworkPercent };
  return markup`<li><b>${title}</b> · ${whenAndWhere(entry.event.dateStart.toISOString(), entry, lang)} · ${text('webshop.limits.row', values)}
<a href="${shopPaths.limitsOf(lang, number)}">${text('webshop.limits.change', { number })}<span class="hidden">: ${title}</span></a></li>`;
}
