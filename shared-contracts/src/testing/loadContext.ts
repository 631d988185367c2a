import { settingsSchema, type Call, type SiteSettings } from '../api/index.ts';
import { SpielplanError } from '../errors/index.ts';
import { translate, type Language } from '../i18n/index.ts';
import type { LoadContext } from '../remote/index.ts';

/** What the provider answers, by the id of the call; an error is thrown, a call without an answer is unreachable. */
export type Answers = Readonly<Record<string, unknown>>;

/** A loader's context that tells afterwards what was asked and logged. */
export interface TestLoadContext extends LoadContext {
  /** Every read with its query, in order: `articles {"page":2}`. */
  reads: string[];
  /** The events that were logged, in order. */
  logged: string[];
}

export interface LoadContextOptions {
  /** Path and query of the page; the start page of the language where it is left out. */
  url?: string;
  lang?: Language;
  /** The values of the route's pattern. */
  params?: Record<string, string>;
  /** The messages of the remote, of both languages. */
  messages?: Readonly<Record<Language, Record<string, string>>>;
  answers?: Answers;
  /** The instant of the page view: ISO 8601 with offset. */
  now?: string;
  settings?: Partial<SiteSettings>;
}

const NO_MESSAGES = { de: {}, en: {} };

/**
 * The context that the shell's server gives to a loader, over a provider that gives these answers; each is parsed by the
 * schema of its call, as in the shell.
 */
export function loadContext({
  lang = 'de',
  url = `/${lang}`,
  params = {},
  messages = NO_MESSAGES,
  answers = {},
  now = '2026-08-05T12:00:00+02:00',
  settings = {},
}: LoadContextOptions = {}): TestLoadContext {
  const reads: string[] = [];
  const logged: string[] = [];
  return {
    lang,
    params,
    reads,
    logged,
    url: new URL(url, 'https://house.example'),
    now: Date.parse(now),
    settings: settingsSchema.parse({
      status: 'ok',
      is_site_online: true,
      is_shop_online: true,
      site_name: { de: 'Haus', en: 'House' },
      ...settings,
    }),
    provider: {
      read: async (call: Call, { query }: { query?: unknown } = {}) => {
        reads.push(`${call.id} ${JSON.stringify(query ?? {})}`);
        const answer = answers[call.id] ?? new SpielplanError('PROVIDER_UNREACHABLE');
        if (answer instanceof Error) throw answer;
        // The schema of the call that was asked gives the type that its reader expects.
        return call.answer.parse(answer) as never;
      },
    },
    text: (key, values) => translate(messages[lang], lang, key, values),
    href: () => null,
    log: (_level, event) => void logged.push(event),
  };
}
