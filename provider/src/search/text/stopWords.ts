import type { Language } from '@spielplan/shared-contracts/i18n';
import { foldWord } from './foldWord.ts';

const WORDS: Readonly<Record<Language, string>> = {
  de: `aber alle als am an auch auf aus bei beim bin bis bist da damit dann das dass dem den denn der des die dies diese
    dieser dieses du durch ein eine einem einen einer eines er es für hat hier ich ihr ihre im in ins ist ja kann man mich
    mir mit nach nicht noch nur ob oder ohne sich sie sind so über um und uns unter vom von vor war was wenn wer wie wir wird
    wo zu zum zur gibt welche welcher finde suche`,
  en: `a about all am an and are as at be but by can do does for from has have how i if in into is it its me my no not of on
    or our so that the their them there these they this to was we what when where which who why will with you your`,
};

const FOLDED = { de: setOf(WORDS.de), en: setOf(WORDS.en) };

/** Words that may stand in a question without having to stand in what answers it. */
export function isStopWord(word: string, lang: Language): boolean {
  return FOLDED[lang].has(foldWord(word));
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(foldWord));
}
