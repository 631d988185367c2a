import { resolve } from 'node:path';
import { z } from 'zod';
import { isPublic } from './isPublic.ts';
import { DEMO_PASSWORD, KNOWN_PASSWORDS } from './demoPassword.ts';
import { PASSWORD_LENGTH } from './passwordLength.ts';
import { isProxyEntry } from './trustedProxies.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Relative paths start at the workspace, wherever the process was started. */
const folder = z.string().transform((value) => resolve(ROOT, value));
const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.stringbool().default(false);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const databaseUrl = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value), { message: 'is no postgres://… address' });

const listed = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

/** The variables that the provider is started with, with their defaults; the README's table says what each is for. */
export const environmentSchema = z
  .object({
    PROVIDER_PORT: port.default(4000),
    PROVIDER_HOST: z.string().min(1).default('127.0.0.1'),
    PROVIDER_METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    /** The shell's port, for the default of `PUBLIC_ORIGIN`. */
    PORT: port.default(3000),
    SPIELPLAN_STATE: folder.default(resolve(ROOT, '.spielplan')),
    DATA_DIR: folder.optional(),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_DIRECT_URL: databaseUrl.optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(1_000).default(10),
    SEED_DATE: z.iso.date().optional(),
    FREEZE_TODAY: flag,
    PUBLIC_ORIGIN: origin.optional(),
    RELEASES: z.union([z.url({ protocol: /^https?$/ }), folder]).optional(),
    TRUST: folder.optional(),
    UNSIGNED_RELEASES: flag,
    EDITOR_USERNAME: z.string().min(1).max(200).default('redaktion'),
    EDITOR_PASSWORD: z.string().min(8).max(200).default(DEMO_PASSWORD),
    RESERVATION_MINUTES: z.coerce.number().positive().max(1_440).default(15),
    RESERVATION_EXTENDS: z.stringbool().default(true),
    RESERVATION_LIMIT_MINUTES: z.coerce.number().positive().max(1_440).default(60),
    CART_COOKIE_DOMAIN: z
      .string()
      .regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i)
      .optional(),
    PUBLISHING: z.enum(['draft', 'direct']).optional(),
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
    TRUSTED_PROXIES: listed
      .refine((entries) => entries.every(isProxyEntry), {
        message: 'lists addresses and networks (10.0.0.5,10.1.0.0/16) or loopback',
      })
      .default(['loopback']),
    SIGNING_SECRET: listed.pipe(z.array(z.string().min(32, 'has 32 characters or more')).max(5)).default([]),
    TRUSTED_ORIGINS: listed.pipe(z.array(origin)).default([]),
    RATE_LIMIT: z.coerce.number().int().positive().default(1_200),
    FORM_RATE_LIMIT: z.coerce.number().int().positive().default(20),
    SESSION_IDLE_MINUTES: z.coerce.number().positive().max(720).default(120),
    AUDIT_RETENTION_DAYS: z.coerce.number().int().positive().max(36_500).default(180),
    HOLDS_PER_VISITOR: z.coerce.number().int().positive().max(10_000).default(20),
    HOLDS_PER_NETWORK_PERCENT: z.coerce.number().positive().max(100).default(30),
    CART_RATE_LIMIT: z.coerce.number().int().positive().default(60),
    FORM_ENTRY_RETENTION_DAYS: z.coerce.number().int().positive().max(36_500).default(180),
    SEARCH_RETENTION_DAYS: z.coerce.number().int().positive().max(36_500).default(400),
    MISSING_RETENTION_DAYS: z.coerce.number().int().positive().max(36_500).default(90),
    VERSION_RETENTION_DAYS: z.coerce.number().int().positive().max(36_500).default(365),
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
    STOP_NOTICE: z.coerce.number().int().min(0).max(25_000).default(2_000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    CHECK_ANSWERS: z.stringbool().optional(),
    NODE_ENV: z.string().optional(),
  })
  .transform((env) => ({
    ...env,
    DATA_DIR: env.DATA_DIR ?? resolve(env.SPIELPLAN_STATE, 'provider'),
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
  }))
  .refine((env) => !isPublic(env.PUBLIC_ORIGIN) || !KNOWN_PASSWORDS.includes(env.EDITOR_PASSWORD), {
    path: ['EDITOR_PASSWORD'],
    message: `must be set to one of your own, because PUBLIC_ORIGIN is https and everybody knows ${KNOWN_PASSWORDS.join(' and ')}`,
  })
  .refine((env) => !isPublic(env.PUBLIC_ORIGIN) || env.EDITOR_PASSWORD.length >= PASSWORD_LENGTH.least, {
    path: ['EDITOR_PASSWORD'],
    message: `has ${PASSWORD_LENGTH.least} characters or more where PUBLIC_ORIGIN is https`,
  })
  .refine((env) => env.RESERVATION_LIMIT_MINUTES >= env.RESERVATION_MINUTES, {
    path: ['RESERVATION_LIMIT_MINUTES'],
    message: 'is not less than RESERVATION_MINUTES',
  })
  .refine((env) => !env.DATABASE_DIRECT_URL || env.DATABASE_URL, { path: ['DATABASE_DIRECT_URL'], message: 'needs DATABASE_URL' })
  .refine((env) => !env.FREEZE_TODAY || env.SEED_DATE, { path: ['FREEZE_TODAY'], message: 'needs SEED_DATE' })
  .refine(({ S3_ENDPOINT: endpoint, S3_BUCKET: bucket }) => Boolean(endpoint) === Boolean(bucket), {
    path: ['S3_ENDPOINT'],
    message: 'goes together with S3_BUCKET',
  })
  .refine((env) => !env.S3_ENDPOINT || (env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    path: ['S3_ENDPOINT'],
    message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  });
