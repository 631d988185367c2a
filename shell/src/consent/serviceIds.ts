// The services of the site by what a visitor decides about (product.md section 1). Names alone, which
// every page has to know; `consentServices.ts` says what a service is and needs.

const REQUIRED_SERVICES = ['site', 'shop'] as const;

/** The services that the tag manager loads. */
export const TRACKING_SERVICES = ['analytics', 'ads', 'social-marketing', 'crm'] as const;

/** Players, documents, posts and forms inside pages. */
export const MEDIA_SERVICES = [
  'youtube',
  'vimeo',
  'soundcloud',
  'spotify',
  'podigee',
  'issuu',
  'yumpu',
  'calameo',
  'hubspot',
  'instagram',
  'twitter',
  'facebook',
  'tiktok',
] as const;

/** In the order in which they are shown. */
export const SERVICES = { required: REQUIRED_SERVICES, tracking: TRACKING_SERVICES, media: MEDIA_SERVICES } as const;

export type ConsentCategory = keyof typeof SERVICES;
export type ConsentService = (typeof SERVICES)[ConsentCategory][number];
