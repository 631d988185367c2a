import type { Language } from '@spielplan/shared-contracts/i18n';
import { foldWord } from './foldWord.ts';

/**
 * Words that visitors use for the same thing; each finds what is written with any other of its line.
 */
const GROUPS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'karte karten ticket tickets eintrittskarte eintrittskarten billett',
    'führung führungen tour touren rundgang rundgänge',
    'kinder kind familie familien',
    'sinfonie sinfonien symphonie symphonien',
    'sinfoniekonzert symphoniekonzert',
    'piano klavier flügel',
    'violine geige',
    'violoncello cello',
    'ballett tanz',
    'schauspiel theaterstück drama',
    'gratis kostenlos umsonst frei',
    'rollstuhl rollstuhlplatz barrierefrei barrierefreiheit stufenlos',
    'dgs gebärdensprache gebärden',
    'kasse theaterkasse ticketschalter vorverkauf',
    'öpnv bus bahn anfahrt',
    'foto fotos fotografie fotografien',
    'gemälde malerei',
    'erstaufführung uraufführung',
    'workshop werkstatt',
    'gutschein geschenkgutschein',
  ],
  en: [
    'ticket tickets admission',
    'tour tours walk',
    'children kids child family families',
    'theatre theater',
    'theatres theaters',
    'colour color',
    'colours colors',
    'programme program',
    'play drama',
    'piano grand',
    'movie film',
    'free gratis complimentary',
    'wheelchair accessibility accessible stepfree',
    'bsl sign',
    'directions getting',
    'photo photos photograph photographs photography',
    'painting paintings',
    'exhibition exhibitions exhibit show',
    'symphony symphonic sinfonia',
    'discount discounts concession concessions',
    'centre center',
  ],
};

/** The other words for a word, as they are written; none for most. */
export function synonymsOf(word: string, lang: Language): readonly string[] {
  return BY_WORD[lang].get(foldWord(word)) ?? [];
}

const BY_WORD = { de: indexGroups(GROUPS.de), en: indexGroups(GROUPS.en) };

function indexGroups(groups: readonly string[]): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const group of groups.map((line) => line.split(' '))) {
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      byWord.set(foldWord(word), [...(byWord.get(foldWord(word)) ?? []), ...others]);
    }
  }
  return byWord;
}
