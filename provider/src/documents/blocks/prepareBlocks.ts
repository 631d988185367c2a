import type { PreparedBlock, UnsavedBlock } from '@spielplan/shared-contracts/api';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import type { Kind } from '../../platform/releases/kinds.ts';
import { inputError } from '../../platform/http/inputError.ts';
import { toProblem } from '../../platform/http/problems.ts';
import { resolveMedia } from '../../media/resolveMedia.ts';
import type { EditorRow } from '../../accounts/index.ts';
import { checkBlock } from '../fields/checkBlock.ts';
import { type AdoptUpload, prepareFields } from '../fields/prepareFields.ts';
import { withDefaults } from '../content/presentBlocks.ts';
import { withPictures } from '../content/storedPicture.ts';
import { previewUpload } from '../../media/uploads/adoptUpload.ts';

/** Validates and cleans blocks as saving does and stores nothing; each answers for itself. */
export async function prepareBlocks(
  { db, clock, kinds }: ProviderContext,
  editor: EditorRow,
  blocks: readonly UnsavedBlock[],
  lang: Language,
): Promise<PreparedBlock[]> {
  const preview: AdoptUpload = (upload, kind) => previewUpload(db, upload, kind, editor.id, clock.now());
  const prepared: PreparedBlock[] = [];
  for (const { key, ...block } of blocks) {
    try {
      const kind = kinds.find(block.model);
      if (!kind) throw new SpielplanError('INVALID_BODY', { field: 'model', detail: 'no such model' });
      await checkBlock(db, kind, block.fields);
      const fields = await prepare(kind, block.fields, preview);
      prepared.push({ key, fields: await resolveMedia(db, fields, lang, block.model) });
    } catch (error) {
      if (!isSpielplanError(error, 'INVALID_BODY')) throw error;
      prepared.push({ key, problem: toProblem(error, lang) });
    }
  }
  return prepared;
}

async function prepare(
  { definition }: Kind,
  fields: UnsavedBlock['fields'],
  preview: AdoptUpload,
): Promise<Record<string, unknown>> {
  const parsed = definition.input.safeParse(fields);
  if (!parsed.success) throw inputError('INVALID_BODY', parsed.error);
  const { columns, ...stored } = (await prepareFields(definition, parsed.data, preview)) as { columns?: { classes: string }[] };
  const shown = withDefaults(definition.model, withPictures(stored) as Record<string, unknown>);
  return columns ? { ...shown, columns: columns.map(({ classes }) => ({ classes, children: [] })) } : shown;
}
