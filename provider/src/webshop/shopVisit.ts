import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language, Localised, MessageValues } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../platform/context.ts';
import { settings } from '../platform/database/schema/index.ts';
import { type Html, markup } from '../platform/http/pages/htmlPage.ts';
import { type TextKey, texts } from '../i18n/texts.ts';
import { ensureCsrfCookie } from '../platform/security/csrf.ts';
import { cartIdOf, type CartState, readCart } from '../shop/index.ts';
import type { ShopTemplate } from '../platform/http/pages/shopTemplate.ts';
import { writeCartCookies } from './writeCartCookies.ts';
import { visitorLanguage } from '../platform/http/visitorLanguage.ts';

/** What every page of the shop is made with. */
export interface ShopVisit {
  lang: Language;
  text: (key: TextKey, values?: MessageValues) => string;
  siteName: string;
  cartId: string | null;
  cart: CartState;
  /** The site's webshop layout; null where the shop has to bring its own. */
  template: ShopTemplate | null;
  /** The hidden field that every form of the shop carries. */
  csrfField: Html;
  csrfToken: string;
  /** Epoch ms of the server's clock. */
  now: number;
}

/**
 * Begins the answer to a visitor: reads the cart, tells the site of it in the readable cookies,
 * and hands out a token. `cartId` is named where the request itself does not carry it yet.
 */
export async function beginVisit(
  context: ProviderContext,
  request: FastifyRequest,
  reply: FastifyReply,
  cartId = cartIdOf(context, request),
): Promise<ShopVisit> {
  const lang = visitorLanguage(request);
  const now = context.clock.now();
  const cart = await readCart(context, cartId);
  writeCartCookies(context, request, reply, cart, now);
  const token = ensureCsrfCookie(context, request, reply);
  const csrfField = markup`<input type="hidden" name="csrf_token" value="${token}">`;
  const [name] = await context.db.select().from(settings).where(eq(settings.key, 'site_name'));
  return {
    lang,
    text: texts(lang),
    siteName: (name?.value as Localised | undefined)?.[lang] ?? '',
    cartId,
    cart,
    template: await context.readShopTemplate(lang, { isPrivate: /^\/webshop\/account\b/.test(request.url) }),
    csrfField,
    csrfToken: token,
    now,
  };
}
