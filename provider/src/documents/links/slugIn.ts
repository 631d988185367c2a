import { DEFAULT_LANGUAGE, type Language, type Localised } from '@spielplan/shared-contracts/i18n';
import { slugify } from '@spielplan/shared-contracts/routes';

/**
 * The slug in the address of a thing's page: the stored one in the default language, made of
 * the name in others. Pages are found by id; anyone who comes with another slug is led on (R36).
 */
export function slugIn({ name, slug }: { name: Localised; slug: string }, lang: Language): string {
  return lang === DEFAULT_LANGUAGE ? slug : slugify(name[lang]);
}
