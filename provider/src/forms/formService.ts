import { and, asc, eq, sql } from 'drizzle-orm';
import { type AnswerOf, FORM_LEAST_MS, type FormEntryRequest, type formNamesCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { type Language, otherLanguage } from '@spielplan/shared-contracts/i18n';
import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';
import { formEntries, formFields, forms } from '../platform/database/schema/index.ts';
import { useForEntry } from '../media/uploads/uploadService.ts';
import { checkEntry, type FormFaults } from './checkEntry.ts';
import type { FieldRow } from './checkValue.ts';

const MAX_ID = 2_147_483_647;

export interface StoredForm {
  form: typeof forms.$inferSelect;
  fields: FieldRow[];
}

/** Whether an entry is taken down, and as which; or what is wrong with it. */
export type Submission = { id: number } | { faults: FormFaults };

/** A form that is online, with its fields in their order. Throws `NOT_FOUND`. */
export async function readForm({ db }: ProviderContext, id: number): Promise<StoredForm> {
  const [form] = id > MAX_ID ? [] : await db.select().from(forms).where(eq(forms.id, id));
  if (!form?.isOnline) throw new SpielplanError('NOT_FOUND', { detail: 'no such form' });
  const fields = await db.select().from(formFields).where(eq(formFields.formId, id)).orderBy(asc(formFields.position));
  return { form, fields };
}

/** All forms by name, for editors. */
export async function listForms({ db }: ProviderContext, lang: Language): Promise<AnswerOf<typeof formNamesCall>> {
  const rows = await db.select().from(forms).orderBy(asc(forms.id));
  const named = rows.map(({ id, title, isOnline }) => ({
    id,
    name: title[lang].trim() || title[otherLanguage(lang)],
    is_online: isOnline,
  }));
  return named.toSorted((one, other) => one.name.localeCompare(other.name, lang));
}

/**
 * Takes a submission down, once for each `submission_id`, with its files, all or nothing. What a
 * machine filled in is forgotten, and answered like the others. `owner` is whose uploads the request
 * may use. Throws `NOT_FOUND`.
 */
export async function submitForm(
  context: ProviderContext,
  request: FormEntryRequest,
  lang: Language,
  owner: string | null,
): Promise<Submission> {
  const { form, fields } = await readForm(context, request.form);
  if (isFromMachine(request)) return { id: await nextId(context) };
  const now = context.clock.now();
  const { values, faults, files } = checkEntry(fields, request.field_values, houseDayAt(now));
  if (Object.keys(faults).length > 0) return { faults };

  try {
    return await context.db.transaction(async (tx) => {
      const entry = { formId: form.id, submissionId: request.submission_id ?? null, lang, fieldValues: values };
      const [row] = await tx
        .insert(formEntries)
        .values({ ...entry, createdAt: new Date(now) })
        .onConflictDoNothing()
        .returning({ id: formEntries.id });
      // The same submission came twice at once, and the other
      // one was first: this insert waited for it to be done.
      if (!row) return { id: await findEntryId(tx, request) };
      const missing: string[] = [];
      // In the same order everywhere, so that two entries never wait for each other.
      for (const [slug, file] of Object.entries(files).toSorted(([, a], [, b]) => a.localeCompare(b))) {
        if (!owner || !(await useForEntry(tx, file, owner, row.id, now))) missing.push(slug);
      }
      if (missing.length > 0) throw new MissingFiles(missing);
      return { id: row.id };
    });
  } catch (error) {
    if (error instanceof MissingFiles) return { faults: error.faults(Object.keys(files)) };
    throw error;
  }
}

/** Rolls an entry back. */
class MissingFiles extends Error {
  readonly #slugs: readonly string[];

  constructor(slugs: readonly string[]) {
    super('files are missing');
    this.#slugs = slugs;
  }

  /** In the order of the form. */
  faults(slugsInOrder: readonly string[]): FormFaults {
    return Object.fromEntries(slugsInOrder.filter((slug) => this.#slugs.includes(slug)).map((slug) => [slug, 'file']));
  }
}

function isFromMachine({ website, elapsed_ms: elapsed }: FormEntryRequest): boolean {
  return Boolean(website) || (elapsed !== undefined && elapsed < FORM_LEAST_MS);
}

async function findEntryId(tx: Pick<Db, 'select'>, request: FormEntryRequest): Promise<number> {
  const [row] = await tx
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(and(eq(formEntries.formId, request.form), eq(formEntries.submissionId, request.submission_id ?? '')));
  // It went between the two statements, as entries do
  // when their time is over; the sender may try again.
  if (!row) throw new SpielplanError('CONFLICT', { field: 'submission_id', detail: 'this submission is being removed' });
  return row.id;
}

/** An id that no entry has, so that the answer does not tell. */
async function nextId({ db }: ProviderContext): Promise<number> {
  const [row] = await db
    .select({ id: sql<string>`nextval(pg_get_serial_sequence('form_entries', 'id'))` })
    .from(sql`(values (1)) as one`);
  return Number(row?.id);
}
