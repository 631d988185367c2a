import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en.json' with { type: 'json' };
import type { Language } from '../i18n/language.ts';
import { translate } from '../i18n/messages.ts';

/** What a kind of block of the contract is called, by its model, in the list of kinds, the history and the checks alike. */
export function nameOfKind(model: string, lang: Language): string {
  return translate({ de, en }[lang], lang, `kind.${model}`);
}
