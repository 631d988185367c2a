import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { siteSettings } from '../../../platform/database/schema/index.ts';
import { keepAddress } from '../../../documents/links/keepLinks.ts';
import type { RefusedAnswer } from '../../../platform/http/registerCall.ts';
import { accountOf, audit } from '../../../accounts/index.ts';
import { checkRevision, expectedRevision, refuseChange } from '../../../platform/http/revisions.ts';

export type Tables = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** One setting that editors change as a whole: how it is read and written. */
export interface SiteSetting<Value> {
  name: string;
  conflict: z.ZodType;
  /** What shells read again after a change; left out, the settings alone. */
  topics?: readonly ChangeTopic[];
  read(tables: Pick<Tables, 'select'>): Promise<Value>;
  /** What is written of a value: its links by id. */
  keep?(value: Value, keepLink: KeepLink): Promise<Value>;
  write(tx: Tables, value: Value): Promise<void>;
  /** What this process goes by from here on, at once; the others learn of the change. */
  adopt?(value: Value): void;
}

/** A link in both languages as it is stored. */
export type KeepLink = (link: Localised) => Promise<Localised>;

interface Answer<Value> {
  revision: number;
  value: Value;
}

/** The setting with the revision that a change names. */
export async function readForm<Value>(db: Pick<Tables, 'select'>, form: SiteSetting<Value>): Promise<Answer<Value>> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.name, form.name));
  return { revision: row?.revision ?? 0, value: await form.read(db) };
}

/**
 * Changes a setting in one transaction with its line in the audit table, one change at a time over all
 * processes, and tells the site. Refused with what is current where the request names another revision.
 */
export async function changeForm<Value>(
  context: ProviderContext,
  request: FastifyRequest,
  form: SiteSetting<Value>,
  { value: given, revision }: { value: Value; revision?: number | undefined },
): Promise<Answer<Value> | RefusedAnswer> {
  const account = accountOf(request);
  const { answer, isChanged } = await context.db.transaction(async (tx) => {
    await tx.insert(siteSettings).values({ name: form.name, revision: 0 }).onConflictDoNothing();
    await tx.execute(sql`select 1 from ${siteSettings} where ${siteSettings.name} = ${form.name} for update`);
    const before = await readForm(tx, form);
    const refusal = checkRevision(before.revision, expectedRevision(request, revision));
    if (refusal) return { answer: refuseChange(refusal, before, { schema: form.conflict }), isChanged: false };
    const keepLink: KeepLink = async ({ de, en }) => ({
      de: await keepAddress(context, tx, de, 'de'),
      en: await keepAddress(context, tx, en, 'en'),
    });
    const value = form.keep ? await form.keep(given, keepLink) : given;
    if (isDeepStrictEqual(value, before.value)) return { answer: before, isChanged: false };
    await form.write(tx, value);
    await tx
      .update(siteSettings)
      .set({ revision: before.revision + 1 })
      .where(eq(siteSettings.name, form.name));
    await audit({ ...context, db: tx }, request, 'setting_changed', account, `${form.name} ${before.revision + 1}`);
    return { answer: await readForm(tx, form), isChanged: true };
  });
  if (isChanged && 'value' in answer) form.adopt?.(answer.value);
  if (isChanged) context.changes.changed('content', form.topics ?? ['settings']);
  return answer;
}
