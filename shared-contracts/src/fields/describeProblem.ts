import type { Language } from '../i18n/language.ts';
import { translate } from '../i18n/messages.ts';
import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en.json' with { type: 'json' };
import type { FieldProblem } from './checkFields.ts';

/** Says to an editor what is wrong with a field, in one sentence. */
export function describeProblem({ rule, limit = '' }: FieldProblem, lang: Language): string {
  return translate({ de, en }[lang], lang, `rule.${rule}`, { limit });
}
