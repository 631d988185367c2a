import { eq } from 'drizzle-orm';
import { type BlockModel, fieldSchemaOf, fullTeaserTextMaxSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { checkFields } from '@spielplan/shared-contracts/rules/field-rules';
import { settings } from '../../../database/schema/index.ts';
import type { Queries } from '../../content/readBlocks.ts';

const TEXT_MAX_KEY = 'full_teaser_text_max';
/** What is not as it should be counts as not set. */
export const storedTextMaxSchema = fullTeaserTextMaxSchema.optional().catch(undefined);

/**
 * Refuses fields that break a rule of product.md section 5 or a limit of this house, as the editor
 * does before saving. A change names only some of the fields. Throws `INVALID_BODY` with the path of
 * the first of them and its rule.
 */
export async function checkBlock(db: Queries, model: BlockModel, fields: unknown, isChange = false): Promise<void> {
  if (typeof fields !== 'object' || fields === null) return;
  const schema = fieldSchemaOf(model, { full_teaser_text_max: model === 'full_teaser' ? await readTextMax(db) : undefined });
  const named = Object.entries(schema.properties ?? {}).filter(([name]) => !isChange || Object.hasOwn(fields, name));
  const problems = checkFields({ ...fields }, { ...schema, properties: Object.fromEntries(named) });
  const [first] = Object.entries(problems);
  if (first) throw new SpielplanError('INVALID_BODY', { field: first[0], detail: first[1].rule, ...first[1] });
}

async function readTextMax(db: Queries): Promise<number | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, TEXT_MAX_KEY));
  return storedTextMaxSchema.parse(row?.value);
}
