import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { PageTexts, pageTextsCall } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';

/** The texts and head fields of a page, as its working copy has them. */
export type Heads = Record<Language, PageTexts>;

export const HEAD_FIELDS = ['meta_title', 'meta_description'] as const;
const OWN = [...HEAD_FIELDS, 'image', 'is_landing_page', 'theme'] as const;

export async function fetchHeads(signals: SignalBus, id: number): Promise<Heads | HubFailure> {
  const of = (lang: Language) => callHub<typeof pageTextsCall>(signals, addresses.pageTexts, { id, lang });
  const [de, en] = await Promise.all([of('de'), of('en')]);
  if (de.kind !== 'done') return failureOf(de);
  return en.kind === 'done' ? { de: de.value, en: en.value } : failureOf(en);
}

/** What was changed of the fields of the head. */
export function changesOf(before: PageTexts, after: PageTexts) {
  return Object.fromEntries(OWN.filter((key) => !isSame(key, before, after)).map((key) => [key, after[key]]));
}

/** Theirs with what was changed here; a clash where both have changed the same field to something else. */
export function joinHeads(before: Heads, mine: Heads, theirs: Heads): { heads: Heads; isClash: boolean } {
  const changes = { de: changesOf(before.de, mine.de), en: changesOf(before.en, mine.en) };
  return {
    heads: { de: { ...theirs.de, ...changes.de }, en: { ...theirs.en, ...changes.en } },
    isClash: LANGUAGES.some((lang) =>
      OWN.some(
        (key) => key in changes[lang] && !isSame(key, theirs[lang], before[lang]) && !isSame(key, theirs[lang], mine[lang]),
      ),
    ),
  };
}

/** A picture is the same where its file and its text are: the rest is the provider's. */
function isSame(key: (typeof OWN)[number], one: PageTexts, other: PageTexts): boolean {
  if (key !== 'image') return one[key] === other[key];
  return one.image?.base === other.image?.base && one.image?.alt === other.image?.alt;
}
