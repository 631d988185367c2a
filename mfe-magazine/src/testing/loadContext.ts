import type { Language } from '@spielplan/shared-contracts/i18n';
import { loadContext as contextOf, type Answers, type TestLoadContext } from '@spielplan/shared-contracts/testing';
import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en.json' with { type: 'json' };

export type { Answers } from '@spielplan/shared-contracts/testing';

interface Options {
  lang?: Language;
  params?: Record<string, string>;
}

/** The context of a loader of the magazine, over a provider that gives these answers. */
export function loadContext(url: string, answers: Answers, options: Options = {}): TestLoadContext {
  const site_name = { de: 'Kulturmeile Altwasser', en: 'Kulturmeile Altwasser' };
  return contextOf({
    ...options,
    url: new URL(url, 'https://kulturmeile.example').href,
    answers,
    messages: { de, en },
    settings: { site_name },
  });
}

/** A page of the list of stories. */
export function pageOf(results: readonly unknown[], { count = results.length, next = false, previous = false } = {}) {
  return { count, next: next ? '/next' : null, previous: previous ? '/previous' : null, results };
}
