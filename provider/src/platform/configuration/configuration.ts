import type { z } from 'zod';
import type { DesignSettings } from '@spielplan/shared-contracts/api';
import { environmentSchema } from './environment.ts';
import { isPublic } from './isPublic.ts';
import { DEMO_DIRECTION_PASSWORD } from './demoPassword.ts';

const MEGABYTE = 1024 * 1024;

export interface Configuration {
  port: number;
  host: string;
  /** Where Prometheus reads `/metrics`; null serves none. */
  metricsPort: number | null;
  metricsHost: string;
  dataDir: string;
  /** The PostgreSQL to use; null is the embedded database in `dataDir`. Holds a password: never to be logged. */
  databaseUrl: string | null;
  /** The same past a pooler that keeps no sessions; null where there is none. Holds a password, too. */
  databaseDirectUrl: string | null;
  /** Connections to that PostgreSQL. */
  databasePool: number;
  /** The day in the house the seeded programme is built around; null is the real one. */
  seedDate: string | null;
  /** Holds the programme's first day at `seedDate`. */
  freezeToday: boolean;
  publicOrigin: string;
  /** Folder or URL of the feed that the site's remotes are released in. */
  releases: string;
  /** File of the operators' keys; without it only `unsignedReleases` lets the feed be followed. */
  trust: string | null;
  unsignedReleases: boolean;
  /** Where the site hands out the webshop layout; without it the practice shop brings its own. */
  shopTemplateUrl: string | undefined;
  /** The first account of an empty database; `directionPassword` is that of the demonstration's second one, null behind https. */
  editor: { username: string; password: string; directionPassword: string | null };
  reservationMinutes: number;
  /** Adding to a cart extends what it already holds, and it can be renewed; else each line keeps its own deadline. */
  extendsReservations: boolean;
  /** However often it is extended, nothing is held for longer than this without a break. */
  reservationLimitMinutes: number;
  /** Parent domain of the readable cart cookies, as the site is told; null keeps them to this host. */
  cartCookieDomain: string | null;
  /** Takes the place of the stored setting; null leaves it. */
  publishing: 'draft' | 'direct' | null;
  isShopOnline: boolean;
  isSiteOnline: boolean;
  /** What takes the place of stored design settings. */
  design: Partial<Pick<DesignSettings, 'theme' | 'menu_style' | 'event_style'>>;
  /** The house's container; takes the place of the stored one. */
  tagManagerId: string | null;
  /** Where the site's server and balancers speak from: addresses, networks, `loopback`. Their X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Secrets that carts and form tokens are signed with, the first of which signs; none: the database keeps its own. Never to be logged. */
  signingSecrets: readonly string[];
  /** Other origins whose pages may send what changes something. */
  trustedOrigins: readonly string[];
  /** Requests per minute and visitor. */
  rateLimit: number;
  /** Form entries per minute and visitor; three times as many uploads. */
  formRateLimit: number;
  /** Times a minute that one visitor may put tickets into a cart. */
  cartRateLimit: number;
  /** Tickets of one event that one cart holds at most. */
  holdsPerVisitor: number;
  /** The share of an event's places that all carts of one network hold at most; 100 sets no limit. */
  holdsPerNetworkPercent: number;
  /** A session that nobody uses for so long ends. */
  sessionIdleMinutes: number;
  /** Days that logins and changes of accounts are kept. */
  auditRetentionDays: number;
  /** Days that a form entry and its files are kept. */
  formEntryRetentionDays: number;
  /** Days that it is kept what was searched for, and which addresses were not found. */
  searchRetentionDays: number;
  missingRetentionDays: number;
  /** Days that a version of a document is kept at least (`cleanVersions`). */
  versionRetentionDays: number;
  /** The largest upload in bytes, of a visitor and of an editor. */
  uploadLimits: { visitor: number; editor: number };
  /** Where uploads and pictures are kept instead of in `dataDir`. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null;
  /** Milliseconds in which a process that was asked to stop still takes connections: its balancer's time to notice. */
  stopNoticeMs: number;
  logLevel: string;
  /** Checks each answer against its schema before it is sent. */
  checkAnswers: boolean;
  /** Prepares the posters of the coming days after the start. */
  warmPosters: boolean;
}

/** Reads the environment once, at start. Throws an error that names every variable that cannot be used and why. */
export function parseConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment cannot be used:\n${problems.join('\n')}`);
  }
  const env = parsed.data;
  return {
    port: env.PROVIDER_PORT,
    host: env.PROVIDER_HOST,
    metricsPort: env.PROVIDER_METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databasePool: env.DATABASE_POOL,
    seedDate: env.SEED_DATE ?? null,
    freezeToday: env.FREEZE_TODAY,
    publicOrigin: env.PUBLIC_ORIGIN,
    releases: env.RELEASES ?? `${env.SPIELPLAN_STATE}/remotes`,
    trust: env.TRUST ?? null,
    unsignedReleases: env.UNSIGNED_RELEASES && !env.PUBLIC_ORIGIN.startsWith('https:'),
    shopTemplateUrl: env.SHOP_TEMPLATE_URL,
    editor: {
      username: env.EDITOR_USERNAME,
      password: env.EDITOR_PASSWORD,
      directionPassword: isPublic(env.PUBLIC_ORIGIN) ? null : DEMO_DIRECTION_PASSWORD,
    },
    reservationMinutes: env.RESERVATION_MINUTES,
    extendsReservations: env.RESERVATION_EXTENDS,
    reservationLimitMinutes: env.RESERVATION_LIMIT_MINUTES,
    cartCookieDomain: env.CART_COOKIE_DOMAIN ?? null,
    publishing: env.PUBLISHING ?? null,
    isShopOnline: !env.SHOP_OFFLINE,
    isSiteOnline: !env.SITE_OFFLINE,
    design: {
      ...(env.THEME && { theme: env.THEME }),
      ...(env.MENU_STYLE && { menu_style: env.MENU_STYLE }),
      ...(env.EVENT_STYLE && { event_style: env.EVENT_STYLE }),
    },
    tagManagerId: env.TAG_MANAGER_ID ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    signingSecrets: env.SIGNING_SECRET,
    trustedOrigins: env.TRUSTED_ORIGINS,
    rateLimit: env.RATE_LIMIT,
    formRateLimit: env.FORM_RATE_LIMIT,
    cartRateLimit: env.CART_RATE_LIMIT,
    holdsPerVisitor: env.HOLDS_PER_VISITOR,
    holdsPerNetworkPercent: env.HOLDS_PER_NETWORK_PERCENT,
    sessionIdleMinutes: env.SESSION_IDLE_MINUTES,
    auditRetentionDays: env.AUDIT_RETENTION_DAYS,
    formEntryRetentionDays: env.FORM_ENTRY_RETENTION_DAYS,
    searchRetentionDays: env.SEARCH_RETENTION_DAYS,
    missingRetentionDays: env.MISSING_RETENTION_DAYS,
    versionRetentionDays: env.VERSION_RETENTION_DAYS,
    uploadLimits: { visitor: Math.round(env.UPLOAD_MAX_MB * MEGABYTE), editor: Math.round(env.EDITOR_UPLOAD_MAX_MB * MEGABYTE) },
    s3: parseS3(env),
    stopNoticeMs: env.STOP_NOTICE,
    logLevel: env.LOG_LEVEL,
    checkAnswers: env.CHECK_ANSWERS ?? env.NODE_ENV !== 'production',
    warmPosters: true,
  };
}

function parseS3(env: z.output<typeof environmentSchema>): Configuration['s3'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
