import type { Named } from '@spielplan/shared-contracts/api';
import type { Language, Localised } from '@spielplan/shared-contracts/i18n';
import { slugIn } from '../documents/links/slugIn.ts';

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
