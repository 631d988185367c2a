import type { ContentFinding } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language, otherLanguage } from '@spielplan/shared-contracts/i18n';
import {
  byWeight,
  checkBlocks,
  type CheckedBlock,
  findPictures,
  findTranslations,
  linksOf,
  pictureOfFinding,
} from '@spielplan/shared-contracts/rules/content-checks';
import type { LanguageMarks } from '../../platform/database/schema/index.ts';
import type { BlockRow } from '../content/presentBlocks.ts';
import { presentMarks } from '../drafts/marks.ts';

/** What of a stored block is checked. */
export type CheckedRow = Pick<
  BlockRow,
  'id' | 'pageId' | 'contentType' | 'objectId' | 'parentId' | 'columnIndex' | 'slug' | 'model' | 'fields' | 'columns' | 'marks'
>;

interface RowBlock extends CheckedBlock {
  readonly id: number;
  readonly marks: LanguageMarks;
  readonly otherFields: CheckedBlock['fields'];
  readonly columns: readonly { readonly children: readonly RowBlock[] }[];
}

/** What a block cannot tell by itself. */
export interface SiteKnowledge {
  isDead: (href: string) => boolean;
  /** Whether the media library has a text for a picture, or calls it decoration. */
  isNamed: (base: string | null, lang: Language) => boolean;
}

/** The findings in the blocks of one document, in both languages; rows come in the order of the page. */
export function checkRows(rows: readonly CheckedRow[], site: SiteKnowledge): ContentFinding[] {
  return LANGUAGES.flatMap((lang) =>
    checkBlocks(toTree(rows, lang), {
      isDead: site.isDead,
      more: (block) => findTranslations(block, block.otherFields, presentMarks(block.marks), lang),
    })
      .filter((finding) => !site.isNamed(pictureOfFinding(finding.block, finding), lang))
      .toSorted(byWeight)
      .map(({ block, rule, field, words }) => ({ rule, lang, block: block.id, model: block.model, field, words })),
  );
}

/** Every address that blocks lead to. */
export function linksOfRows(rows: readonly CheckedRow[]): string[] {
  return rows.flatMap(({ model, fields }) =>
    LANGUAGES.flatMap((lang) => linksOf({ model, fields: fields[lang], columns: [] }).map(({ href }) => href)),
  );
}

/** The pictures of the library that have no text at their place. */
export function namelessPicturesOf(rows: readonly CheckedRow[]): string[] {
  return rows.flatMap(({ model, fields }) =>
    LANGUAGES.flatMap((lang) => {
      const block = { model, fields: fields[lang], columns: [] };
      return findPictures(block).flatMap((finding) => pictureOfFinding(block, finding) ?? []);
    }),
  );
}

function toTree(rows: readonly CheckedRow[], lang: Language): RowBlock[] {
  const placed = Map.groupBy(rows, ({ parentId, columnIndex }) => `${parentId} ${columnIndex}`);
  const at = (parentId: number | null, column: number | null): RowBlock[] =>
    (placed.get(`${parentId} ${column}`) ?? []).map(({ id, model, fields, columns, marks }) => ({
      id,
      model,
      marks,
      fields: fields[lang],
      otherFields: fields[otherLanguage(lang)],
      columns: columns.map((_, index) => ({ children: at(id, index) })),
    }));
  return at(null, null);
}
