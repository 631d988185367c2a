import { eq } from 'drizzle-orm';
import { changePageTextsCall, fullTeaserTextMaxSchema, pageTextsFieldSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { checkFields, type FieldProblem, type FieldSchema } from '@spielplan/shared-contracts/rules/field-rules';
import { settings } from '../../platform/database/schema/index.ts';
import type { Kind } from '../../platform/releases/kinds.ts';
import type { Queries } from '../../platform/database/Database.ts';

const TEXT_MAX_KEY = 'full_teaser_text_max';
/** What is not as it should be counts as not set. */
export const storedTextMaxSchema = fullTeaserTextMaxSchema.optional().catch(undefined);

/**
 * Refuses fields that break a rule of product.md section 5 or a limit of this house, as the editor
 * does before saving. A change names only some of the fields. Throws `INVALID_BODY` with the path of
 * the first of them and its rule.
 */
export async function checkBlock(db: Queries, kind: Kind, fields: unknown, isChange = false): Promise<void> {
  if (typeof fields !== 'object' || fields === null) return;
  const isLimited = kind.definition.model === 'full_teaser';
  const schema = kind.schemaWith({ full_teaser_text_max: isLimited ? await readTextMax(db) : undefined });
  refuseBroken(fields, isChange ? partOf(schema, fields) : schema);
}

/** Refuses texts of a page as `checkBlock` refuses a change of a block, also what is of another type. */
export async function checkPageTexts(body: unknown): Promise<void> {
  if (typeof body !== 'object' || body === null) return;
  refuseBroken(body, partOf(pageTextsFieldSchema(), body));
  const field = changePageTextsCall.body.safeParse(body).error?.issues[0]?.path.join('.');
  if (field) throw refuse(field, { rule: 'refused' });
}

/** What a schema asks of the fields that a change names. */
function partOf(schema: FieldSchema, fields: object): FieldSchema {
  const named = Object.entries(schema.properties ?? {}).filter(([name]) => Object.hasOwn(fields, name));
  return { ...schema, properties: Object.fromEntries(named) };
}

function refuseBroken(fields: object, schema: FieldSchema): void {
  const [first] = Object.entries(checkFields({ ...fields }, schema));
  if (first) throw refuse(first[0], first[1]);
}

async function readTextMax(db: Queries): Promise<number | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, TEXT_MAX_KEY));
  return storedTextMaxSchema.parse(row?.value);
}

function refuse(field: string, problem: FieldProblem): SpielplanError {
  return new SpielplanError('INVALID_BODY', { field, detail: problem.rule, ...problem });
}
