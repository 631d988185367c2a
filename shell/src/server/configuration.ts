import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** Relative paths start at the workspace, wherever the process was started. */
const folder = z.string().transform((value) => resolve(ROOT, value));
const port = z.coerce.number().int().min(0).max(65_535);
const webUrl = z.url({ protocol: /^https?$/ });
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

/**
 * The variables that the shell is started with, with their
 * defaults; the README's table says what each is for.
 */
export const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Where visitors find the site; links for search engines begin with it. */
  PUBLIC_ORIGIN: webUrl.transform((value) => new URL(value).origin).optional(),
  PROVIDER_URL: webUrl.default('http://127.0.0.1:4000'),
  /** Milliseconds a page waits for one answer of the provider. */
  PROVIDER_TIMEOUT: z.coerce.number().int().positive().default(5_000),
  SPIELPLAN_STATE: folder.default(`${ROOT}/.spielplan`),
  /** Folder or URL that holds `feed.json` and the published builds. */
  RELEASES: z.union([webUrl, folder]).optional(),
  /** File with the keys of the operators whose signatures releases need. */
  TRUST: folder.optional(),
  /** `on` takes releases that nobody signed, where there is no `TRUST`: development alone, never with https. */
  UNSIGNED_RELEASES: flag.default(false),
  /** Folder that the last good release set is kept in, for a start without the feed. */
  LAST_GOOD: folder.optional(),
  /** Milliseconds between two looks at the release feed. */
  RELEASE_POLL: z.coerce.number().int().min(100).default(2_000),
  /** What robots are told: `none` on staging, `index,follow` in production (R41). */
  ROBOTS: z.string().default('none'),
  PAGE_CACHE: flag.default(true),
  /** `on` loads and renders in threads that can be ended, `off` in the main thread. */
  PAGE_THREADS: flag.default(true),
  /** Megabytes of pages that are kept, and of answers to each call of the provider. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(8_192).default(64),
  ANSWER_CACHE_MB: z.coerce.number().int().min(1).max(1_024).default(2),
  /** Is called with what has changed, so that a CDN forgets it; nobody is where it is empty. */
  // A request takes neither a name in its address nor a line break
  // in its headers, and says so with the secret in its words.
  PURGE_URL: webUrl.refine((value) => !new URL(value).username && !new URL(value).password, 'no name or password').optional(),
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'ASCII without spaces')
    .optional(),
  /**
   * Pages a minute that one network may have made for
   * itself, those in memory not counted; 0 for no limit.
   */
  PAGE_LIMIT: z.coerce.number().int().min(0).default(1_200),
  /** The contact for security reports in `/.well-known/security.txt`: `mailto:…` or `https://…`. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
    .optional(),
  /** `on` has browsers refuse http on every host below the site's, too (HSTS). */
  HSTS_SUBDOMAINS: flag.default(false),
  /** Where Prometheus reads `/metrics`; none without a port. Never a port that visitors reach. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /**
   * `on` behind a balancer or CDN: the visitor's address is then the last one in its X-Forwarded-For.
   */
  TRUST_PROXY: flag.default(false),
  /** `on` where the cache in front keeps the copies of each lane apart, as `deploy/nginx` does. */
  LANE_CACHE: flag.default(false),
  /** Megabytes of the largest body that is passed on; not below the provider's own limits. */
  BODY_MAX_MB: z.coerce.number().int().min(1).max(4_096).default(112),
  /** Parent domain of the cart cookies; host-only where it is empty (R32). */
  CART_COOKIE_DOMAIN: z.string().default(''),
  /**
   * Milliseconds in which a process that was asked to stop
   * still takes connections: its balancer's time to notice.
   */
  STOP_NOTICE: z.coerce.number().int().min(0).max(25_000).default(2_000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface ShellConfiguration {
  port: number;
  host: string;
  publicOrigin: string;
  providerUrl: string;
  providerTimeoutMs: number;
  /** Folder of the last good release set, which outlives the shell. */
  lastGoodDir: string;
  buildDir: string;
  releases: string;
  releasePoll: number;
  /** The file of operators' keys, or null. */
  trust: string | null;
  unsignedReleases: boolean;
  robots: string;
  hasPageCache: boolean;
  hasPageThreads: boolean;
  pageCacheMb: number;
  answerCacheMb: number;
  purgeUrl: string | undefined;
  purgeToken: string | undefined;
  securityContact: string | undefined;
  securesSubdomains: boolean;
  /** Where metrics are served, or null. */
  metricsPort: number | null;
  metricsHost: string;
  pageLimit: number;
  isBehindProxy: boolean;
  hasCachedLanes: boolean;
  bodyMaxMb: number;
  cartCookieDomain: string;
  stopNoticeMs: number;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
}

/**
 * Reads the shell's configuration from the environment; throws
 * one sentence that names every variable that is wrong.
 */
export function parseConfiguration(env: NodeJS.ProcessEnv): ShellConfiguration {
  const parsed = environmentSchema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    throw new Error(
      `Wrong configuration: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    );
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    providerUrl: values.PROVIDER_URL.replace(/\/$/, ''),
    providerTimeoutMs: values.PROVIDER_TIMEOUT,
    lastGoodDir: values.LAST_GOOD ?? `${values.SPIELPLAN_STATE}/last-good`,
    buildDir: `${values.SPIELPLAN_STATE}/build/shell`,
    releases: values.RELEASES ?? `${values.SPIELPLAN_STATE}/remotes`,
    releasePoll: values.RELEASE_POLL,
    trust: values.TRUST ?? null,
    unsignedReleases: values.UNSIGNED_RELEASES && !values.PUBLIC_ORIGIN?.startsWith('https:'),
    robots: values.ROBOTS,
    hasPageCache: values.PAGE_CACHE,
    hasPageThreads: values.PAGE_THREADS,
    pageCacheMb: values.PAGE_CACHE_MB,
    answerCacheMb: values.ANSWER_CACHE_MB,
    purgeUrl: values.PURGE_URL,
    purgeToken: values.PURGE_TOKEN,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    securityContact: values.SECURITY_CONTACT,
    securesSubdomains: values.HSTS_SUBDOMAINS,
    // The limit is off without a page cache: that is a setting for measurements and development.
    pageLimit: values.PAGE_CACHE ? values.PAGE_LIMIT : 0,
    isBehindProxy: values.TRUST_PROXY,
    hasCachedLanes: values.LANE_CACHE,
    bodyMaxMb: values.BODY_MAX_MB,
    cartCookieDomain: values.CART_COOKIE_DOMAIN,
    stopNoticeMs: values.STOP_NOTICE,
    logLevel: values.LOG_LEVEL,
  };
}
