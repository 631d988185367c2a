import type { Language } from '@spielplan/shared-contracts/i18n';

/** Leads to the cart that this browser has, which a page that is kept for everybody cannot know. */
export const CART_PATH = '/_cart';

export const cartPath = (lang: Language): string => `${CART_PATH}?lang=${lang}`;
