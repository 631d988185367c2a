import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en.json' with { type: 'json' };
import type { Language } from '../i18n/language.ts';
import { translate } from '../i18n/messages.ts';
import type { ContentRule } from './contentRules.ts';

/** Says to an editor what a rule has found and what to do, in one sentence. */
export function describeFinding(rule: ContentRule, lang: Language): string {
  return translate({ de, en }[lang], lang, `check.${rule}`);
}
