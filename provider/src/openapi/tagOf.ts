import type { Call } from '@spielplan/shared-contracts/api';

/** The groups of calls, in the order a reader meets them. */
export const TAGS = [
  'programme',
  'productions',
  'options',
  'magazine',
  'people',
  'venues',
  'search',
  'tickets',
  'forms',
  'site',
  'pages',
  'blocks',
  'users',
  'dashboard',
] as const;
export type Tag = (typeof TAGS)[number];

/** The first that fits counts. */
const BY_PATH: readonly [pattern: RegExp, tag: Tag][] = [
  [/\/dashboard-error-log\/$/, 'site'],
  [/\/api\/(events|teasers|calendar)\//, 'programme'],
  [/\/api\/(productions|series\/\{id\})\//, 'productions'],
  [/\/api\/(series|rooms|exhibition-types|event-tags|genres|seasons|production-tags)\/$/, 'options'],
  [/\/api\/article/, 'magazine'],
  [/\/api\/person/, 'people'],
  [/\/api\/(venues|rooms)\//, 'venues'],
  [/\/api\/search\//, 'search'],
  [/\/api\/(shop-cart|orders)\//, 'tickets'],
  [/\/api\/(forms|temp-files|forms-entries)\//, 'forms'],
  [/\/(user-details|login|logout|password)\/?$/, 'users'],
  [/^\/pageeditor-api\/(user|accounts)\b/, 'users'],
  [/\/pageeditor-api\/blocks\//, 'blocks'],
  [/\/pageeditor-api\/(page-texts|page-tree|page-bin|files|media|media-uploads|checks)\//, 'pages'],
  [
    /\/pageeditor-api\/(page|page-versions|documents|document-versions|preview-links|preview|presence|container)\b(?!.*\{id\}\/$)/,
    'pages',
  ],
];

/** The group a call belongs to. */
export function tagOf({ id, path, access }: Call): Tag {
  if (access === 'dashboard') return 'dashboard';
  if (isBlockCall(id)) return 'blocks';
  return BY_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? 'site';
}

/** Tells whether this is one of the six calls that each kind of content block has, such as `headline.create`. */
export function isBlockCall(id: string): boolean {
  return id.includes('.');
}
