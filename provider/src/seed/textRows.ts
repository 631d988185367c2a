import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { htmlParts, legalTexts } from '../platform/database/schema/index.ts';
import { HTML_PARTS } from './content/htmlParts.ts';
import { LEGAL_TEXTS, legalHtml } from './content/legal/index.ts';

export interface TextRows {
  legalTexts: (typeof legalTexts.$inferInsert)[];
  htmlParts: (typeof htmlParts.$inferInsert)[];
}

/** The legal texts and the fragments of pages. */
export function buildTexts(today: IsoDay): TextRows {
  const modified = inHouseZone(`${addDays(today, -60)}T09:00:00`).toJSDate();
  return {
    legalTexts: LEGAL_TEXTS.map((text) => ({ key: text.key, title: text.title, body: legalHtml(text), modified })),
    htmlParts: HTML_PARTS.map((part) => ({ ...part })),
  };
}
