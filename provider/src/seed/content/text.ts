import type { Localised } from '@spielplan/shared-contracts/i18n';

/** A text in both languages, German first. */
export function t(de: string, en: string): Localised {
  return { de, en };
}
