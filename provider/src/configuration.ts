import { join } from 'node:path';
import { z } from 'zod';
import type { DesignSettings } from '@spielplan/shared-contracts/api';
import { isProxyEntry } from './security/trustedProxies.ts';

/** What the seeded accounts have on a machine of one's own. It is in the documentation, so nobody on the internet may have it. */
export const DEMO_PASSWORD = 'spielplan-demo';

const MEGABYTE = 1024 * 1024;
const flag = z.stringbool().default(false);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const databaseUrl = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value), { message: 'is no postgres://… address' });
const proxies = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .refine((entries) => entries.every(isProxyEntry), {
    message: 'lists addresses and networks (10.0.0.5,10.1.0.0/16) or loopback',
  });

const environmentSchema = z
  .object({
    PROVIDER_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    PROVIDER_HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z
      .string()
      .min(1)
      .default(join(import.meta.dirname, '../../.spielplan/provider')),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(1_000).default(10),
    SEED_DATE: z.iso.date().optional(),
    FREEZE_TODAY: flag,
    PUBLIC_ORIGIN: origin.default('http://localhost:3000'),
    EDITOR_USERNAME: z.string().min(1).max(200).default('redaktion'),
    EDITOR_PASSWORD: z.string().min(8).max(200).default(DEMO_PASSWORD),
    RESERVATION_MINUTES: z.coerce.number().positive().max(1_440).default(15),
    RESERVATION_EXTENDS: z.stringbool().default(true),
    RESERVATION_LIMIT_MINUTES: z.coerce.number().positive().max(1_440).default(60),
    CART_COOKIE_DOMAIN: z
      .string()
      .regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i)
      .optional(),
    SHOP_OFFLINE: flag,
    SHOP_TEMPLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
    SITE_OFFLINE: flag,
    EVENT_STYLE: z.enum(['style1', 'style2', 'style3']).optional(),
    MENU_STYLE: z.enum(['style1', 'style2']).optional(),
    THEME: z.enum(['cc01', 'cc02', 'cc03']).optional(),
    TAG_MANAGER_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/)
      .optional(),
    TRUSTED_PROXIES: proxies.default(['loopback']),
    RATE_LIMIT: z.coerce.number().int().positive().default(1_200),
    FORM_RATE_LIMIT: z.coerce.number().int().positive().default(20),
    CART_RATE_LIMIT: z.coerce.number().int().positive().default(60),
    FORM_ENTRY_RETENTION_DAYS: z.coerce.number().int().positive().max(36_500).default(180),
    UPLOAD_MAX_MB: z.coerce.number().positive().max(1_000).default(10),
    EDITOR_UPLOAD_MAX_MB: z.coerce.number().positive().max(2_000).default(100),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    CHECK_ANSWERS: z.stringbool().optional(),
    NODE_ENV: z.string().optional(),
  })
  .refine((env) => !isPublic(env.PUBLIC_ORIGIN) || env.EDITOR_PASSWORD !== DEMO_PASSWORD, {
    path: ['EDITOR_PASSWORD'],
    message: `must be set to one of your own, because PUBLIC_ORIGIN is https and everybody knows ${DEMO_PASSWORD}`,
  })
  .refine((env) => env.RESERVATION_LIMIT_MINUTES >= env.RESERVATION_MINUTES, {
    path: ['RESERVATION_LIMIT_MINUTES'],
    message: 'is not less than RESERVATION_MINUTES',
  })
  .refine((env) => !env.FREEZE_TODAY || env.SEED_DATE, { path: ['FREEZE_TODAY'], message: 'needs SEED_DATE' })
  .refine(({ S3_ENDPOINT: endpoint, S3_BUCKET: bucket }) => Boolean(endpoint) === Boolean(bucket), {
    path: ['S3_ENDPOINT'],
    message: 'goes together with S3_BUCKET',
  })
  .refine((env) => !env.S3_ENDPOINT || (env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    path: ['S3_ENDPOINT'],
    message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  });

export interface Configuration {
  port: number;
  host: string;
  dataDir: string;
  /** The PostgreSQL to use; null is the embedded database in `dataDir`. Holds a password: never to be logged. */
  databaseUrl: string | null;
  /** Connections to that PostgreSQL. */
  databasePool: number;
  /** The Berlin day the seeded programme is built around; null is the real one. */
  seedDate: string | null;
  /** Holds the programme's first day at `seedDate`. */
  freezeToday: boolean;
  publicOrigin: string;
  /** Where the site hands out the webshop layout; without it the practice shop brings its own. */
  shopTemplateUrl: string | undefined;
  editor: { username: string; password: string };
  reservationMinutes: number;
  /** Adding to a cart extends what it already holds, and it can be renewed; else each line keeps its own deadline. */
  extendsReservations: boolean;
  /** However often it is extended, nothing is held for longer than this without a break. */
  reservationLimitMinutes: number;
  /** Parent domain of the readable cart cookies, as the site is told; null keeps them to this host. */
  cartCookieDomain: string | null;
  isShopOnline: boolean;
  isSiteOnline: boolean;
  /** What takes the place of stored design settings. */
  design: Partial<Pick<DesignSettings, 'theme' | 'menu_style' | 'event_style'>>;
  /** The house's container; takes the place of the stored one. */
  tagManagerId: string | null;
  /** Where the site's server and balancers speak from: addresses, networks, `loopback`. Their X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Requests per minute and visitor. */
  rateLimit: number;
  /** Form entries per minute and visitor; three times as many uploads. */
  formRateLimit: number;
  /** Times a minute that one visitor may put tickets into a cart. */
  cartRateLimit: number;
  /** Days that a form entry and its files are kept. */
  formEntryRetentionDays: number;
  /** The largest upload in bytes, of a visitor and of an editor. */
  uploadLimits: { visitor: number; editor: number };
  /** Where uploads and pictures are kept instead of in `dataDir`. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null;
  logLevel: string;
  /** Checks each answer against its schema before it is sent. */
  checkAnswers: boolean;
  /** Prepares the posters of the coming days after the start. */
  warmPosters: boolean;
}

/** Reads the environment once, at start. Throws an error that names every variable that cannot be used and why. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
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
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    seedDate: env.SEED_DATE ?? null,
    freezeToday: env.FREEZE_TODAY,
    publicOrigin: env.PUBLIC_ORIGIN,
    shopTemplateUrl: env.SHOP_TEMPLATE_URL,
    editor: { username: env.EDITOR_USERNAME, password: env.EDITOR_PASSWORD },
    reservationMinutes: env.RESERVATION_MINUTES,
    extendsReservations: env.RESERVATION_EXTENDS,
    reservationLimitMinutes: env.RESERVATION_LIMIT_MINUTES,
    cartCookieDomain: env.CART_COOKIE_DOMAIN ?? null,
    isShopOnline: !env.SHOP_OFFLINE,
    isSiteOnline: !env.SITE_OFFLINE,
    design: {
      ...(env.THEME && { theme: env.THEME }),
      ...(env.MENU_STYLE && { menu_style: env.MENU_STYLE }),
      ...(env.EVENT_STYLE && { event_style: env.EVENT_STYLE }),
    },
    tagManagerId: env.TAG_MANAGER_ID ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimit: env.RATE_LIMIT,
    formRateLimit: env.FORM_RATE_LIMIT,
    cartRateLimit: env.CART_RATE_LIMIT,
    formEntryRetentionDays: env.FORM_ENTRY_RETENTION_DAYS,
    uploadLimits: { visitor: Math.round(env.UPLOAD_MAX_MB * MEGABYTE), editor: Math.round(env.EDITOR_UPLOAD_MAX_MB * MEGABYTE) },
    s3: readS3(env),
    logLevel: env.LOG_LEVEL,
    checkAnswers: env.CHECK_ANSWERS ?? env.NODE_ENV !== 'production',
    warmPosters: true,
  };
}

/** Whether visitors reach the site from the internet, as far as its address tells. */
export function isPublic(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:');
}

function readS3(env: z.output<typeof environmentSchema>): Configuration['s3'] {
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
