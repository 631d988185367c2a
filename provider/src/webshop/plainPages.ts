import type { EventSummary } from '@spielplan/shared-contracts/api';
import { formatTime } from '@spielplan/shared-contracts/i18n/dates';
import { paths } from '@spielplan/shared-contracts/routes';
import { type Html, markup } from '../platform/http/pages/htmlPage.ts';
import { shopPaths } from '../platform/http/pages/shopPaths.ts';
import type { ShopVisit } from './shopVisit.ts';
import { stub } from './ticketList.ts';

/**
 * The shop's first page: what can be bought for the coming
 * days. Each event's `ticket_url` leads to its own page here.
 */
export function startPage({ lang, text }: ShopVisit, events: readonly EventSummary[]): Html {
  const items = events.map(
    ({ name, date_start: start, venue, ticket_url: url }) => markup`<li class="ticket">${stub(start, lang)}<div class="about">
<h2>${name}</h2>
<p>${[formatTime(start, lang), ...(venue ? [venue.name] : [])].join(' · ')}</p>
<p class="acts"><a class="button" href="${pathOf(url)}?lang=${lang}">${text('webshop.start.choose')}<span class="hidden">: ${name}</span></a></p></div></li>`,
  );
  return markup`<h1>${text('webshop.start.title')}</h1>
${items.length > 0 ? markup`<ul class="tickets">${items}</ul>` : markup`<p class="lead">${text('webshop.start.none')}</p>`}
<p><a class="button" href="${paths.events({ lang })}">${text('webshop.back')}</a></p>`;
}

/**
 * A page that says one thing and leads on: from a list of what this shop has not, to what it has.
 */
export function sentencePage({ lang, text }: ShopVisit, topic: 'nothing' | 'missing' | 'offline' | 'form'): Html {
  const onward =
    topic === 'form'
      ? { url: shopPaths.cart(lang), label: text('webshop.toCart') }
      : topic === 'nothing'
        ? { url: shopPaths.start(lang), label: text('webshop.toStart') }
        : null;
  return markup`<h1>${text(`webshop.${topic}.title`)}</h1>
<p class="lead">${text(`webshop.${topic}.text`)}</p>
<p><a class="button" href="${onward?.url ?? paths.events({ lang })}">${onward?.label ?? text('webshop.back')}</a></p>`;
}

function pathOf(url: string | null): string {
  return url === null ? '' : new URL(url).pathname;
}
