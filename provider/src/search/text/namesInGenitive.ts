import type { Language } from '@spielplan/shared-contracts/i18n';

/**
 * A name with the s of its genitive before what it owns:
 * "Strawinskys Frühlingsopfer", "Smetanas „Moldau“".
 */
const OWNER = /(?<!\p{L})(\p{Lu}\p{L}{3,}(?<![suio]))s(?=\s+[„“"‚‘'»]?\p{Lu})/gu;

/**
 * The names that a German text has in the genitive alone,
 * as people type them. English writes an apostrophe.
 */
export function namesInGenitive(text: string, lang: Language): string[] {
  return lang === 'de' ? [...text.matchAll(OWNER)].map(([, name]) => name ?? '') : [];
}
