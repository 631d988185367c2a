import { type Subtree, instantSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { type Language, LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { z } from 'zod';
import type { LanguageMarks, BlockFields } from '../../platform/database/schema/index.ts';
import type { ProviderContext } from '../../platform/context.ts';
import type { Kind } from '../../platform/releases/kinds.ts';
import type { Signing } from '../../platform/security/signing/signing.ts';
import { type AdoptUpload, prepareFields } from '../fields/prepareFields.ts';
import type { BlockRow } from '../content/presentBlocks.ts';
import { withPictures } from '../content/storedPicture.ts';

const id = z.number().int().positive().max(2_147_483_647);
const fieldsSchema = z.record(z.string(), z.unknown());
const momentSchema = z.string().max(40).nullable();
const markSchema = z.object({
  changed_at: momentSchema,
  translated: z.boolean(),
  matched_at: momentSchema.optional(),
  translated_at: z.string().max(40).optional(),
});

/** A block in a subtree. The first is its root; the others stand in one that came before. */
const subtreeBlockSchema = z.object({
  id,
  slug: z.string().min(1).max(300),
  model: z.string().min(1).max(100),
  parent: id.nullable(),
  column: z.number().int().min(0).max(2).nullable(),
  position: z.number().int().min(0).max(100_000),
  columns: z.array(z.string().max(500)).max(3),
  fields: z.object({ de: fieldsSchema, en: fieldsSchema }),
  marks: z.object({ de: markSchema.optional(), en: markSchema.optional() }),
  /** Name of the place where it stood (`checkPlaces`). */
  place: z.string().max(100).optional(),
});
export type SubtreeBlock = z.infer<typeof subtreeBlockSchema>;

/** Makes unsealed fields of one language fit to be stored. */
export type CleanFields = (kind: Kind, fields: BlockFields, lang: Language) => Promise<BlockFields>;

/** What brings a block back with everything in it. `rows` are the block and what stands in it, `place` names where it stands. */
export function writeSubtree(signing: Signing, rows: readonly BlockRow[], root: BlockRow, place: string): Subtree {
  const blocks = inOrder(rows, root).map((row) => ({
    id: row.id,
    slug: row.slug,
    model: row.model,
    parent: row.parentId,
    column: row.columnIndex,
    position: row.position,
    columns: row.columns,
    fields: row.fields,
    marks: row.marks,
    place: row === root ? place : (rows.find(({ id: around }) => around === row.parentId)?.model ?? ''),
  }));
  return { blocks, seal: signing.sign('subtree', canonical(blocks)) };
}

/** Whether a subtree is the one that was sealed so. */
export function isSealOf(signing: Signing, { blocks }: Pick<Subtree, 'blocks'>, seal: string): boolean {
  return signing.isSigned('subtree', canonical(blocks), seal);
}

/**
 * Reads what `writeSubtree` wrote. With its seal the fields are stored as they are, whatever the model; without one they are checked and
 * cleaned as any save is. Throws `INVALID_BODY`.
 */
export async function readSubtree(
  { signing, kinds }: Pick<ProviderContext, 'signing' | 'kinds'>,
  { blocks, seal }: Subtree,
  cleanOne: CleanFields,
): Promise<SubtreeBlock[]> {
  const parsed = z.array(subtreeBlockSchema).safeParse(blocks);
  if (!parsed.success || !isTree(parsed.data)) throw refuse('this is no subtree');
  if (isSealOf(signing, { blocks }, seal)) return parsed.data;
  const cleaned: SubtreeBlock[] = [];
  for (const block of parsed.data) cleaned.push(await clean(block, kinds.find(block.model), cleanOne));
  return cleaned;
}

async function clean(block: SubtreeBlock, kind: Kind | undefined, cleanOne: CleanFields): Promise<SubtreeBlock> {
  const { model, slug } = block;
  if (!kind) throw refuse(`the seal does not fit, and the model ${model} is not known`);
  if (/[\p{Cc}\p{Cs}/\\?#]/u.test(slug) || /^\.{1,2}$/.test(slug)) throw refuse('a slug holds characters that no address has');
  const isInstant = (value: string | null | undefined) => value == null || instantSchema.safeParse(value).success;
  const momentsOf = (mark: z.infer<typeof markSchema> | undefined) => [mark?.changed_at, mark?.matched_at, mark?.translated_at];
  if (!LANGUAGES.every((lang) => momentsOf(block.marks[lang]).every(isInstant))) throw refuse('a mark has no instant');
  const fields = { ...block.fields };
  for (const lang of LANGUAGES) fields[lang] = await cleanOne(kind, fields[lang], lang);
  return { ...block, fields, place: undefined };
}

/** What is stored of the fields of one language, checked and cleaned as any save is. Throws `INVALID_BODY`. */
export async function cleanFields({ definition }: Kind, fields: BlockFields, adopt: AdoptUpload): Promise<BlockFields> {
  const parsed = definition.input.safeParse(withPictures(fields));
  if (!parsed.success) throw refuse(`the seal does not fit, and the fields are none of a ${definition.model}`);
  return prepareFields(definition, parsed.data, adopt);
}

/** The block first, and each before what stands in it. */
function inOrder(rows: readonly BlockRow[], block: BlockRow): BlockRow[] {
  const inside = rows.filter(({ parentId }) => parentId === block.id);
  return [block, ...inside.flatMap((row) => inOrder(rows, row))];
}

function isTree(blocks: readonly SubtreeBlock[]): boolean {
  const known = new Map<number, SubtreeBlock>();
  for (const [index, block] of blocks.entries()) {
    const around = known.get(block.parent ?? 0);
    const isIn = around !== undefined && block.column !== null && block.column < around.columns.length;
    if (known.has(block.id) || (index > 0 && !isIn)) return false;
    known.set(block.id, block);
  }
  return new Set(blocks.map(({ slug }) => slug)).size === blocks.length;
}

/** The same text for the same content, in whatever order its keys come back. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The columns of the table that a block of a subtree fills. */
export function rowOf({ id: blockId, slug, model, columns, fields, marks }: SubtreeBlock) {
  // A mark that is left out is no mark.
  return { id: blockId, slug, model, columns, fields, marks: marks as LanguageMarks };
}

function refuse(detail: string): SpielplanError {
  return new SpielplanError('INVALID_BODY', { field: 'subtree', detail });
}
