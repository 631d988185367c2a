import type { ConsentService } from './serviceIds.ts';

/**
 * A cookie by its name; one that ends with `*` stands for all that begin
 * so. `days` is how long it stays, 0 as long as the browser is open.
 */
interface ServiceCookie {
  name: string;
  days: number;
  /** Where it is set if not on this site: the house cannot remove those. */
  host?: string;
}

/**
 * Kinds of the content-security policy's directives,
 * each with the sources that a service needs there.
 */
type ServiceSources = Partial<Readonly<Record<'script' | 'connect' | 'img' | 'frame', readonly string[]>>>;

interface Service {
  /** What visitors know it by. */
  name: string;
  /** The company that learns of the visit; left out where that is the house itself. */
  provider?: string;
  cookies: readonly ServiceCookie[];
  /** What pages have to allow so that it works; nothing of others where it is left out. */
  sources?: ServiceSources;
}

const GOOGLE = 'Google Ireland Limited, Dublin';
const META = 'Meta Platforms Ireland Limited, Dublin';
const HUBSPOT = 'HubSpot Ireland Limited, Dublin';
const GOOGLE_ADS_SCRIPTS = ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'];
/** No scripts from these two: www.google.com answers anybody's calls with one. */
const GOOGLE_ADS = [...GOOGLE_ADS_SCRIPTS, 'https://pagead2.googlesyndication.com', 'https://www.google.com'];

/**
 * Every service of the site, the one place that the decision, the settings, the removal of cookies,
 * the privacy page and the content-security policy are made from; `serviceIds.ts` sorts them into
 * categories. A service's purpose is the message that `presentConsent` names. Anyone who adds a
 * service, or widens what one does, raises `CONSENT_REVISION`, so that visitors are asked again.
 */
export const CONSENT_SERVICES = {
  site: {
    name: 'Website',
    cookies: [
      { name: 'consent', days: 182 },
      { name: 'csrftoken', days: 1 },
      { name: 'topAlert', days: 365 },
      { name: 'uploadsid', days: 1 },
      { name: 'sessionid', days: 1 },
      { name: 'editor_session', days: 1 },
      { name: 'lane', days: 7 },
      { name: 'build', days: 7 },
    ],
  },
  shop: {
    name: 'Webshop',
    cookies: [
      { name: 'cartid', days: 1 },
      { name: 'cartAmount', days: 1 },
      { name: 'cartUrl', days: 1 },
      { name: 'cartUntil', days: 1 },
    ],
  },
  analytics: {
    name: 'Google Analytics',
    provider: GOOGLE,
    cookies: [
      { name: '_ga', days: 400 },
      { name: '_ga_*', days: 400 },
    ],
    sources: {
      connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
      img: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    },
  },
  ads: {
    name: 'Google Ads',
    provider: GOOGLE,
    cookies: [
      { name: '_gcl_*', days: 90 },
      { name: 'IDE', days: 390, host: 'doubleclick.net' },
    ],
    sources: {
      script: GOOGLE_ADS_SCRIPTS,
      connect: GOOGLE_ADS,
      img: GOOGLE_ADS,
      frame: ['https://td.doubleclick.net'],
    },
  },
  'social-marketing': {
    name: 'Meta Pixel',
    provider: META,
    cookies: [
      { name: '_fbp', days: 90 },
      { name: '_fbc', days: 90 },
    ],
    sources: {
      script: ['https://connect.facebook.net'],
      connect: ['https://www.facebook.com'],
      img: ['https://www.facebook.com'],
    },
  },
  crm: {
    name: 'HubSpot CRM',
    provider: HUBSPOT,
    cookies: [
      { name: '__hstc', days: 180 },
      { name: 'hubspotutk', days: 180 },
      { name: '__hssc', days: 1 },
      { name: '__hssrc', days: 0 },
    ],
    sources: {
      script: ['https://*.hs-scripts.com', 'https://*.hs-analytics.net', 'https://*.hs-banner.com'],
      connect: ['https://*.hubspot.com'],
      img: ['https://*.hubspot.com'],
    },
  },
  youtube: {
    name: 'YouTube',
    provider: GOOGLE,
    cookies: [{ name: 'VISITOR_INFO1_LIVE', days: 180, host: 'youtube-nocookie.com' }],
    sources: { frame: ['https://www.youtube-nocookie.com'] },
  },
  vimeo: {
    name: 'Vimeo',
    provider: 'Vimeo.com, Inc., New York',
    cookies: [{ name: '__cf_bm', days: 1, host: 'vimeo.com' }],
    sources: { frame: ['https://player.vimeo.com'] },
  },
  soundcloud: {
    name: 'SoundCloud',
    provider: 'SoundCloud Global Limited & Co. KG, Berlin',
    cookies: [{ name: 'sc_anonymous_id', days: 3650, host: 'soundcloud.com' }],
    sources: { frame: ['https://w.soundcloud.com'] },
  },
  spotify: {
    name: 'Spotify',
    provider: 'Spotify AB, Stockholm',
    cookies: [{ name: 'sp_t', days: 365, host: 'spotify.com' }],
    sources: { frame: ['https://open.spotify.com'] },
  },
  podigee: {
    name: 'Podigee',
    provider: 'Podigee GmbH, Berlin',
    cookies: [],
    sources: { frame: ['https://*.podigee.io', 'https://*.podigee.com'] },
  },
  issuu: {
    name: 'Issuu',
    provider: 'Issuu, Inc., Palo Alto',
    cookies: [{ name: 'iutk', days: 180, host: 'issuu.com' }],
    sources: { frame: ['https://e.issuu.com'] },
  },
  yumpu: {
    name: 'Yumpu',
    provider: 'i-magazine AG, Diepoldsau',
    cookies: [{ name: 'PHPSESSID', days: 0, host: 'yumpu.com' }],
    sources: { frame: ['https://www.yumpu.com'] },
  },
  calameo: {
    name: 'Calaméo',
    provider: 'Calaméo SAS, Paris',
    cookies: [{ name: 'PHPSESSID', days: 0, host: 'calameo.com' }],
    sources: { frame: ['https://v.calameo.com'] },
  },
  hubspot: {
    name: 'HubSpot Forms',
    provider: HUBSPOT,
    cookies: [{ name: '__cf_bm', days: 1, host: 'hsforms.com' }],
  },
  instagram: {
    name: 'Instagram',
    provider: META,
    cookies: [
      { name: 'csrftoken', days: 365, host: 'instagram.com' },
      { name: 'mid', days: 400, host: 'instagram.com' },
    ],
    sources: { frame: ['https://www.instagram.com'] },
  },
  twitter: {
    name: 'X',
    provider: 'X Internet Unlimited Company, Dublin',
    cookies: [{ name: 'guest_id', days: 400, host: 'x.com' }],
    sources: { frame: ['https://platform.twitter.com'] },
  },
  facebook: {
    name: 'Facebook',
    provider: META,
    cookies: [{ name: 'datr', days: 400, host: 'facebook.com' }],
    sources: { frame: ['https://www.facebook.com'] },
  },
  tiktok: {
    name: 'TikTok',
    provider: 'TikTok Technology Limited, Dublin',
    cookies: [{ name: 'tt_webid_v2', days: 365, host: 'tiktok.com' }],
    sources: { frame: ['https://www.tiktok.com'] },
  },
} as const satisfies Record<ConsentService, Service>;

/** Tells about one service; the constant itself is too narrow to be read by. */
export function serviceOf(id: ConsentService): Service {
  return CONSENT_SERVICES[id];
}
