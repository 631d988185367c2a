import { join } from 'node:path';
import { z } from 'zod';

const flag = z.stringbool().default(false);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const environmentSchema = z
  .object({
    PROVIDER_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    PROVIDER_HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z
      .string()
      .min(1)
      .default(join(import.meta.dirname, '../../.spielplan/provider')),
    SEED_DATE: z.iso.date().optional(),
    FREEZE_TODAY: flag,
    PUBLIC_ORIGIN: origin.default('http://localhost:3000'),
    EDITOR_USERNAME: z.string().min(1).max(200).default('redaktion'),
    EDITOR_PASSWORD: z.string().min(8).max(200).default('spielplan-demo'),
    RESERVATION_MINUTES: z.coerce.number().positive().max(1_440).default(15),
    SHOP_OFFLINE: flag,
    SITE_OFFLINE: flag,
    EVENT_STYLE: z.enum(['style1', 'style2', 'style3']).optional(),
    RATE_LIMIT: z.coerce.number().int().positive().default(1_200),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    CHECK_ANSWERS: z.stringbool().optional(),
    NODE_ENV: z.string().optional(),
  })
  .refine((env) => !env.FREEZE_TODAY || env.SEED_DATE, { path: ['FREEZE_TODAY'], message: 'needs SEED_DATE' });

export interface Configuration {
  port: number;
  host: string;
  dataDir: string;
  /** The Berlin day the seeded programme is built around; null is the real one. */
  seedDate: string | null;
  /** Holds the programme's first day at `seedDate`. */
  freezeToday: boolean;
  publicOrigin: string;
  editor: { username: string; password: string };
  reservationMinutes: number;
  isShopOnline: boolean;
  isSiteOnline: boolean;
  /** Takes the place of the stored design setting. */
  eventStyle: 'style1' | 'style2' | 'style3' | null;
  /** Requests per minute and visitor. */
  rateLimit: number;
  logLevel: string;
  /** Checks each answer against its schema before it is sent. */
  checkAnswers: boolean;
  relaxedDurability: boolean;
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
    seedDate: env.SEED_DATE ?? null,
    freezeToday: env.FREEZE_TODAY,
    publicOrigin: env.PUBLIC_ORIGIN,
    editor: { username: env.EDITOR_USERNAME, password: env.EDITOR_PASSWORD },
    reservationMinutes: env.RESERVATION_MINUTES,
    isShopOnline: !env.SHOP_OFFLINE,
    isSiteOnline: !env.SITE_OFFLINE,
    eventStyle: env.EVENT_STYLE ?? null,
    rateLimit: env.RATE_LIMIT,
    logLevel: env.LOG_LEVEL,
    checkAnswers: env.CHECK_ANSWERS ?? env.NODE_ENV !== 'production',
    relaxedDurability: false,
    warmPosters: true,
  };
}
