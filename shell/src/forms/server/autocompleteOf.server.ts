import type { FieldView } from '../domain/formView.ts';

const BY_KIND: { readonly [K in FieldView['kind']]?: string } = { email: 'email', birthday: 'bday', url: 'url' };

/**
 * Slugs are an editor's words, in either language; only
 * what is surely about the visitor is filled in for them.
 */
const BY_SLUG: readonly (readonly [RegExp, string])[] = [
  [/^(?:name|ihr-name|your-name|full-?name)$/, 'name'],
  [/^(?:vorname|first-?name)$/, 'given-name'],
  [/^(?:nachname|last-?name|surname)$/, 'family-name'],
  [/^(?:telefon|telephone|phone|tel|mobil|mobile)$/, 'tel'],
  [/^(?:firma|company|organisation|organization)$/, 'organization'],
  [/^(?:strasse|street|street-address)$/, 'street-address'],
  [/^(?:plz|postleitzahl|zip|post-?code|postal-code)$/, 'postal-code'],
  [/^(?:ort|stadt|city|town)$/, 'address-level2'],
  [/^(?:land|country)$/, 'country-name'],
];

/**
 * The purpose of a field in HTML's own words (WCAG 1.3.5), where it asks for the visitor's own data.
 */
export function autocompleteOf(kind: FieldView['kind'], slug: string): string | undefined {
  const key = slug.toLowerCase().replaceAll('_', '-');
  return BY_KIND[kind] ?? (kind === 'text' ? BY_SLUG.find(([words]) => words.test(key))?.[1] : undefined);
}
