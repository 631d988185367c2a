import type { Named } from '@spielplan/shared-contracts/api';
import { DEFAULT_LANGUAGE, type Language, type Localised } from '@spielplan/shared-contracts/i18n';
import { slugify } from '@spielplan/shared-contracts/routes';

interface NamedRow {
  id: number;
  name: Localised;
  slug: string;
}

/**
 * A thing as others refer to it, in one language. Its slug
 * is the same in every language: filters go by it (R12).
 */
export function named({ id, name, slug }: NamedRow, lang: Language): Named {
  return { id, name: name[lang], slug };
}

/** A thing with a page of its own as others refer to it, in one language, its slug included. */
export function namedPage({ id, name, slug }: NamedRow, lang: Language): Named {
  return { id, name: name[lang], slug: slugIn({ name, slug }, lang) };
}

/**
 * The slug in the address of a thing's page: the stored one in the default language, made of
 * the name in others. Pages are found by id; anyone who comes with another slug is led on (R36).
 */
export function slugIn({ name, slug }: Omit<NamedRow, 'id'>, lang: Language): string {
  return lang === DEFAULT_LANGUAGE ? slug : slugify(name[lang]);
}
