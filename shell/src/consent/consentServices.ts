/** What a visitor decides about, in the order it is shown (specification section 1). */
export const CONSENT_CATEGORIES = ['required', 'tracking', 'media'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** A cookie by its name; one that ends with `*` stands for all that begin so. `days` is how long it stays, 0 as long as the browser is open. */
interface ServiceCookie {
  name: string;
  days: number;
  /** Where it is set if not on this site: the house cannot remove those. */
  host?: string;
}

interface Service {
  category: ConsentCategory;
  /** What visitors know it by. */
  name: string;
  /** Who learns of the visit. */
  provider: string;
  cookies: readonly ServiceCookie[];
}

const HOUSE = 'Kulturmeile Altwasser';
const GOOGLE = 'Google Ireland Limited, Dublin';
const META = 'Meta Platforms Ireland Limited, Dublin';

/**
 * Every service of the site, the one place that the decision, the settings, the removal of cookies and the privacy page
 * are made from. Its purpose is the message `consent.purpose.<id>`. Whoever adds a service, or widens what one does,
 * raises `CONSENT_REVISION`, so that visitors are asked again.
 */
export const CONSENT_SERVICES = {
  site: {
    category: 'required',
    name: 'Website',
    provider: HOUSE,
    cookies: [
      { name: 'consent', days: 182 },
      { name: 'csrftoken', days: 365 },
      { name: 'topAlert', days: 365 },
      { name: 'uploadsid', days: 1 },
      { name: 'sessionid', days: 1 },
    ],
  },
  shop: {
    category: 'required',
    name: 'Webshop',
    provider: HOUSE,
    cookies: [
      { name: 'cartid', days: 1 },
      { name: 'cartAmount', days: 1 },
      { name: 'cartUrl', days: 1 },
      { name: 'cartUntil', days: 1 },
    ],
  },
  analytics: {
    category: 'tracking',
    name: 'Google Analytics',
    provider: GOOGLE,
    cookies: [
      { name: '_ga', days: 400 },
      { name: '_ga_*', days: 400 },
    ],
  },
  ads: {
    category: 'tracking',
    name: 'Google Ads',
    provider: GOOGLE,
    cookies: [
      { name: '_gcl_*', days: 90 },
      { name: 'IDE', days: 390, host: 'doubleclick.net' },
    ],
  },
  'social-marketing': {
    category: 'tracking',
    name: 'Meta Pixel',
    provider: META,
    cookies: [
      { name: '_fbp', days: 90 },
      { name: '_fbc', days: 90 },
    ],
  },
  crm: {
    category: 'tracking',
    name: 'HubSpot CRM',
    provider: 'HubSpot Ireland Limited, Dublin',
    cookies: [
      { name: '__hstc', days: 180 },
      { name: 'hubspotutk', days: 180 },
      { name: '__hssc', days: 1 },
      { name: '__hssrc', days: 0 },
    ],
  },
  youtube: {
    category: 'media',
    name: 'YouTube',
    provider: GOOGLE,
    cookies: [{ name: 'VISITOR_INFO1_LIVE', days: 180, host: 'youtube-nocookie.com' }],
  },
  vimeo: {
    category: 'media',
    name: 'Vimeo',
    provider: 'Vimeo.com, Inc., New York',
    cookies: [{ name: '__cf_bm', days: 1, host: 'vimeo.com' }],
  },
  soundcloud: {
    category: 'media',
    name: 'SoundCloud',
    provider: 'SoundCloud Global Limited & Co. KG, Berlin',
    cookies: [{ name: 'sc_anonymous_id', days: 3650, host: 'soundcloud.com' }],
  },
  spotify: {
    category: 'media',
    name: 'Spotify',
    provider: 'Spotify AB, Stockholm',
    cookies: [{ name: 'sp_t', days: 365, host: 'spotify.com' }],
  },
  podigee: { category: 'media', name: 'Podigee', provider: 'Podigee GmbH, Berlin', cookies: [] },
  issuu: {
    category: 'media',
    name: 'Issuu',
    provider: 'Issuu, Inc., Palo Alto',
    cookies: [{ name: 'iutk', days: 180, host: 'issuu.com' }],
  },
  yumpu: {
    category: 'media',
    name: 'Yumpu',
    provider: 'i-magazine AG, Diepoldsau',
    cookies: [{ name: 'PHPSESSID', days: 0, host: 'yumpu.com' }],
  },
  calameo: {
    category: 'media',
    name: 'Calaméo',
    provider: 'Calaméo SAS, Paris',
    cookies: [{ name: 'PHPSESSID', days: 0, host: 'calameo.com' }],
  },
  hubspot: {
    category: 'media',
    name: 'HubSpot Forms',
    provider: 'HubSpot Ireland Limited, Dublin',
    cookies: [{ name: '__cf_bm', days: 1, host: 'hsforms.com' }],
  },
  instagram: {
    category: 'media',
    name: 'Instagram',
    provider: META,
    cookies: [
      { name: 'csrftoken', days: 365, host: 'instagram.com' },
      { name: 'mid', days: 400, host: 'instagram.com' },
    ],
  },
  twitter: {
    category: 'media',
    name: 'X',
    provider: 'X Internet Unlimited Company, Dublin',
    cookies: [{ name: 'guest_id', days: 400, host: 'x.com' }],
  },
  facebook: {
    category: 'media',
    name: 'Facebook',
    provider: META,
    cookies: [{ name: 'datr', days: 400, host: 'facebook.com' }],
  },
  tiktok: {
    category: 'media',
    name: 'TikTok',
    provider: 'TikTok Technology Limited, Dublin',
    cookies: [{ name: 'tt_webid_v2', days: 365, host: 'tiktok.com' }],
  },
} as const satisfies Record<string, Service>;

export type ConsentService = keyof typeof CONSENT_SERVICES;

export const SERVICE_IDS = Object.keys(CONSENT_SERVICES) as ConsentService[];

/** Tells about one service; the constant itself is too narrow to be read by. */
export function serviceOf(id: ConsentService): Service {
  return CONSENT_SERVICES[id];
}
