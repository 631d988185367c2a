import type { MessageKey } from '@spielplan/shared-contracts/i18n';
import type de from '../i18n/de.json';
import { serviceOf } from './consentServices.ts';
import { SERVICES, type ConsentCategory, type ConsentService } from './serviceIds.ts';

export interface ConsentServiceView {
  id: ConsentService;
  name: string;
  provider: string;
  purpose: string;
  /** Cookies with how long each stays, and where it is set if not on this site. */
  cookies: readonly { name: string; kept: string; host?: string }[];
}

export interface ConsentCategoryView {
  id: ConsentCategory;
  title: string;
  description: string;
  services: readonly ConsentServiceView[];
}

type Say = (key: MessageKey<typeof de>, values?: Record<string, string | number>) => string;

const TITLES = {
  required: 'consent.required.title',
  tracking: 'consent.tracking.title',
  media: 'consent.media.title',
} as const;
const DESCRIPTIONS = {
  required: 'consent.required.text',
  tracking: 'consent.tracking.text',
  media: 'consent.media.text',
} as const;

/** What each service is for. */
const PURPOSES = {
  site: 'consent.purpose.site',
  shop: 'consent.purpose.shop',
  analytics: 'consent.purpose.analytics',
  ads: 'consent.purpose.ads',
  'social-marketing': 'consent.purpose.socialMarketing',
  crm: 'consent.purpose.crm',
  youtube: 'consent.purpose.video',
  vimeo: 'consent.purpose.video',
  soundcloud: 'consent.purpose.audio',
  spotify: 'consent.purpose.audio',
  podigee: 'consent.purpose.podcast',
  issuu: 'consent.purpose.documents',
  yumpu: 'consent.purpose.documents',
  calameo: 'consent.purpose.documents',
  hubspot: 'consent.purpose.forms',
  instagram: 'consent.purpose.posts',
  twitter: 'consent.purpose.posts',
  facebook: 'consent.purpose.posts',
  tiktok: 'consent.purpose.posts',
} as const satisfies Record<ConsentService, string>;

/**
 * Presents every category with its services and their cookies in the language of `text` (the shell's
 * texts, area `consent`); `house` is the name that the house's own services go by. Free of browser
 * and server, so that the settings and the privacy page print one and the same table.
 */
export function presentConsent(text: Say, house: string): ConsentCategoryView[] {
  return CATEGORIES.map((id) => ({
    id,
    title: text(TITLES[id]),
    description: text(DESCRIPTIONS[id]),
    services: SERVICES[id].map((service) => presentService(service, text, house)),
  }));
}

const CATEGORIES = Object.keys(SERVICES) as ConsentCategory[];

function presentService(id: ConsentService, text: Say, house: string): ConsentServiceView {
  const { name, provider = house, cookies } = serviceOf(id);
  return {
    id,
    name,
    provider,
    purpose: text(PURPOSES[id]),
    cookies: cookies.map(({ name: cookie, days, host }) => ({
      name: cookie,
      kept: days === 0 ? text('consent.kept.session') : text('consent.kept.days', { count: days }),
      ...(host && { host }),
    })),
  };
}
