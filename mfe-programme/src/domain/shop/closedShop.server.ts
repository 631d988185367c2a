import { dialled } from '@spielplan/shared-contracts/rules';
import { formatMoment, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { ownPaths } from '../../routes.ts';

/** When sales resume, where the house says so and it is still to come (epoch ms). */
export function backAtOf({ settings, now }: Pick<LoadContext, 'settings' | 'now'>): number | null {
  if (settings.is_shop_online || settings.shop_back_at === undefined) return null;
  const back = inHouseZone(settings.shop_back_at).toMillis();
  return back > now ? back : null;
}

/**
 * What to do while nothing can be sold (R72), as markup for `RichText`: until when, what still works, telephone, door,
 * and a reminder where the house says when sales resume. Null while the shop is open.
 */
export function presentClosedShop(context: LoadContext): string | null {
  const { lang, settings, text } = context;
  if (settings.is_shop_online) return null;
  const { telephone, email } = settings.house ?? {};
  const isKnown = backAtOf(context) !== null;
  const until = isKnown
    ? text('shop.closedUntil', { date: formatMoment(settings.shop_back_at ?? '', lang) })
    : text('shop.closed');
  const ways = [
    telephone && linked('shop.telephone', `tel:${dialled(telephone)}`, telephone, context),
    email && linked('shop.email', `mailto:${email}`, email, context),
    escaped(text('shop.door')),
    isKnown && `<a href="${ownPaths.salesCalendarFile({ lang })}" download>${escaped(text('shop.reminder'))}</a>`,
  ];
  const items = ways.flatMap((way) => (way ? [`<li>${way}</li>`] : []));
  return `<p><strong>${escaped(until)}</strong> ${escaped(text('shop.works'))}</p><ul>${items.join('')}</ul>`;
}

/** "By telephone: …", what it names being a link. */
function linked(key: 'shop.telephone' | 'shop.email', href: string, name: string, { text }: LoadContext): string {
  return `${escaped(text(key))} <a href="${escaped(href)}">${escaped(name)}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(plain: string): string {
  return plain.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
