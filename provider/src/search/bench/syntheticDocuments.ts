import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { createRandom, pick, type Random } from '../../platform/random.ts';
import type { SearchDocument } from '../index/searchDocument.ts';
import { COMPOUND_PARTS } from '../text/compoundParts.ts';

const SYLLABLES =
  'al an ba bel chor da den do el fa fel ga gen hal in ka kel la len ma mer na nor o pa ral sa sel ta ten u ven wa zin'.split(
    ' ',
  );
const NAMES = 3_000;
const COMPOUNDS = 20_000;
const BODY_WORDS = 60;

/**
 * As many documents as asked for, half in each language: the same ones
 * every time, of words as they are made here and of invented names.
 */
export function makeSyntheticDocuments(count: number): SearchDocument[] {
  const random = createRandom('autocomplete');
  const names = Array.from({ length: NAMES }, () => makeName(random));
  const compounds = Array.from({ length: COMPOUNDS }, () => capital(pick(random, COMPOUND_PARTS) + pick(random, COMPOUND_PARTS)));
  const nouns = COMPOUND_PARTS.map(capital);
  const word = () => pick(random, pick(random, [names, compounds, nouns]));
  const words = (length: number) => Array.from({ length }, word).join(' ');
  return Array.from({ length: count / LANGUAGES.length }, (_, index) => index + 1).flatMap((itemId) =>
    LANGUAGES.map((lang): SearchDocument => ({
      lang,
      kind: 'production',
      itemId,
      groupId: itemId,
      title: words(1 + Math.floor(random() * 4)),
      lead: words(5),
      body: words(BODY_WORDS),
      other: pick(random, names),
      foreign: '',
      labels: [words(1), pick(random, names)],
      link: `/${lang}/${itemId}`,
      image: null,
      imageAlt: '',
      shownAt: null,
    })),
  );
}

function makeName(random: Random): string {
  return capital(Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random, SYLLABLES)).join(''));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
