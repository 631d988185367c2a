import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type changePageTextsCall, type PageTexts, pageTextsConflictSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language, Localised } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { pages } from '../../platform/database/schema/index.ts';
import { workingPages } from '../../platform/database/schema/working.ts';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import type { EditorRow } from '../../accounts/index.ts';
import { adoptUploads } from '../fields/adoptUploads.ts';
import { type AdoptUpload, storeFile } from '../fields/prepareFields.ts';
import { checkRevision, type ExpectedRevision, refuseChange } from '../../platform/http/revisions.ts';
import { isKept } from '../isKept.ts';
import type { PageRow } from '../content/presentPage.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { pageImage, type StoredPicture, toPageImage } from '../content/storedPicture.ts';
import { changeDocument } from '../saving/changeDocuments.ts';
import { hasNewTexts } from '../saving/documentState.ts';
import { describePageTexts } from '../snapshots/describeChange.ts';

type TextsRow = Pick<PageRow, 'textsRevision'> & Omit<typeof workingPages.$inferSelect, 'pageId'>;
type ChangeOfTexts = Omit<z.output<(typeof changePageTextsCall)['body']>, 'revision'>;

/** The working texts of a page in one language. Throws `NOT_FOUND`. */
export async function readPageTexts(db: Queries, id: number, lang: Language): Promise<PageTexts> {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), isKept));
  if (!page) throw new SpielplanError('NOT_FOUND', { detail: 'no such page' });
  const [working] = await db.select().from(workingPages).where(eq(workingPages.pageId, id));
  const { textsRevision, title, headline, metaTitle, metaDescription, image, imageAlt, ...rest } = { ...page, ...working };
  return {
    id,
    title: title[lang],
    headline: headline[lang],
    meta_title: metaTitle[lang],
    meta_description: metaDescription[lang],
    image: pageImage(image, imageAlt?.[lang] ?? ''),
    is_landing_page: rest.isLandingPage,
    theme: rest.theme,
    revision: textsRevision,
    is_changed: working !== undefined && (await hasNewTexts(db, id)),
  };
}

/** Changes what is named of them. Throws `NOT_FOUND` and `INVALID_BODY`; refused with what is current where `expected` is old. */
export async function changePageTexts(
  { context, editor, lang }: { context: ProviderContext; editor: EditorRow; lang: Language },
  id: number,
  change: ChangeOfTexts,
  expected: ExpectedRevision,
): Promise<PageTexts | RefusedAnswer> {
  await readPageTexts(context.db, id, lang);
  const place = { contentType: 'page', objectId: id };
  return changeDocument<PageTexts | RefusedAnswer>(context, editor, place, async ({ tx, revision }) => {
    const isPage = eq(workingPages.pageId, id);
    const [row] = await tx.select().from(workingPages).where(isPage);
    if (!row) throw new SpielplanError('NOT_FOUND', { detail: 'no such page' });
    const refusal = checkRevision(row.textsRevision, expected);
    const current = () => readPageTexts(tx, id, lang);
    if (refusal) return { value: refuseChange(refusal, await current(), { schema: pageTextsConflictSchema }) };
    const changed = { ...row, ...(await toColumns(row, change, lang, adoptUploads(context, tx, editor))) };
    if (isDeepStrictEqual(changed, row)) return { value: await current() };
    await tx
      .update(workingPages)
      .set({ ...changed, textsRevision: revision })
      .where(isPage);
    return { value: await current(), change: { action: 'update', summary: describePageTexts(lang) } };
  });
}

async function toColumns(
  row: TextsRow,
  { title, headline, meta_title, meta_description, image, is_landing_page, theme }: ChangeOfTexts,
  lang: Language,
  adopt: AdoptUpload,
): Promise<Partial<TextsRow>> {
  const written = (was: Localised, text: string | undefined) =>
    text === undefined ? was : { ...was, [lang]: text.toWellFormed() };
  return {
    title: written(row.title, title),
    headline: written(row.headline, headline),
    metaTitle: written(row.metaTitle, meta_title),
    metaDescription: written(row.metaDescription, meta_description),
    ...(is_landing_page !== undefined && { isLandingPage: is_landing_page }),
    ...(theme !== undefined && { theme }),
    ...(image === null && { image: null, imageAlt: null }),
    ...(image && (await toImage(row, image, lang, adopt))),
  };
}

/** Both languages begin with the text of a new picture; of the one that is there the text changes in one. */
async function toImage(row: TextsRow, input: object, lang: Language, adopt: AdoptUpload): Promise<Partial<TextsRow>> {
  // What `storeFile` makes of a picture is one.
  const stored = (await storeFile('picture', input, 'image', adopt)) as StoredPicture | Parameters<typeof toPageImage>[0];
  const image = toPageImage(stored);
  const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(image)), row.image);
  const alt = isSame && row.imageAlt ? { ...row.imageAlt, [lang]: stored.alt } : { de: stored.alt, en: stored.alt };
  return { image: isSame ? row.image : image, imageAlt: alt };
}
