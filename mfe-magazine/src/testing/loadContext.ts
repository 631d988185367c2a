import { settingsSchema, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { translate, type Language } from '@spielplan/shared-contracts/i18n';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en.json' with { type: 'json' };

/**
 * What the provider answers, by the id of the call; an
 * error is thrown, a call without an answer is unreachable.
 */
export type Answers = Readonly<Record<string, unknown>>;

export interface TestContext extends LoadContext {
  /** Every read as `stories ?page=2`, in order. */
  reads: string[];
  logged: string[];
}

interface Options {
  lang?: Language;
  params?: Record<string, string>;
}

/**
 * A loader's context over a provider that gives these answers, checked by the schemas of the calls.
 */
export function loadContext(pathAndQuery: string, answers: Answers, { lang = 'de', params = {} }: Options = {}): TestContext {
  const reads: string[] = [];
  const logged: string[] = [];
  return {
    lang,
    params,
    reads,
    logged,
    url: new URL(pathAndQuery, 'https://kulturmeile.example'),
    now: Date.parse('2026-08-05T12:00:00+02:00'),
    settings: settingsSchema.parse({
      status: 'ok',
      is_site_online: true,
      is_shop_online: true,
      site_name: { de: 'Kulturmeile Altwasser', en: 'Kulturmeile Altwasser' },
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
    text: (key, values) => translate(lang === 'de' ? de : en, lang, key, values),
    href: () => null,
    log: (_level, event) => logged.push(event),
  };
}

/** A page of the list of stories. */
export function pageOf(results: readonly unknown[], { count = results.length, next = false, previous = false } = {}) {
  return { count, next: next ? '/next' : null, previous: previous ? '/previous' : null, results };
}
