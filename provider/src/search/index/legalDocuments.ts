import { asc } from 'drizzle-orm';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../../platform/database/connect.ts';
import { legalTexts } from '../../platform/database/schema/index.ts';
import { LEGAL_PATHS } from '../../cms/index.ts';
import { plainText } from '@spielplan/shared-contracts/rules';
import type { SearchDocument } from './searchDocument.ts';

/** They are found as pages are, under numbers that no page comes to. */
const FIRST_ID = 2_000_000_001;

/** Terms, imprint and privacy policy, as far as the house has written them. */
export async function readLegalDocuments(db: Db): Promise<SearchDocument[]> {
  const rows = await db.select().from(legalTexts).orderBy(asc(legalTexts.key));
  return rows.flatMap(({ key, title, body }, index) =>
    LANGUAGES.map((lang): SearchDocument => ({
      lang,
      kind: 'page',
      itemId: FIRST_ID + index,
      groupId: FIRST_ID + index,
      title: title[lang],
      lead: '',
      body: plainText(body[lang]),
      other: '',
      foreign: '',
      labels: [],
      link: LEGAL_PATHS[key]({ lang }),
      image: null,
      imageAlt: '',
      shownAt: null,
    })),
  );
}
