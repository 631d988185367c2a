import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import type { ProviderContext } from '../platform/context.ts';
import { editors } from '../platform/database/schema/index.ts';
import { audit, changePassword, checkPassword, type EditorRow } from '../accounts/index.ts';
import { PASSWORD_LENGTH } from '../platform/configuration/passwordLength.ts';
import type { AccountForm } from '../platform/http/pages/shopPaths.ts';

/** Why something was not saved. */
export type AccountFault = 'name' | 'email' | 'wrong' | 'short' | 'throttled';

const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u);
const nameForm = z.object({ first_name: line.min(1), last_name: line.min(1) });
const emailForm = z.object({ email: z.email().max(254), password: z.string().max(200) });
const passwordForm = z.object({
  password: z.string().max(200),
  new_password: z.string().min(PASSWORD_LENGTH.least).max(PASSWORD_LENGTH.most),
});

/**
 * Saves what a form of the account holds, or answers why not. The address and the password are
 * changed only by who knows the password, with the login's own limit on guesses; a new password ends
 * every other session of the account.
 */
export async function saveAccount(
  context: ProviderContext,
  request: FastifyRequest,
  account: EditorRow,
  form: AccountForm,
): Promise<AccountFault | null> {
  switch (form) {
    case 'profile':
      return saveName(context, request, account);
    case 'email':
      return saveEmail(context, request, account);
    case 'password':
      return savePassword(context, request, account);
    default:
      return form satisfies never;
  }
}

async function saveName({ db }: ProviderContext, { body }: FastifyRequest, { id }: EditorRow): Promise<AccountFault | null> {
  const parsed = nameForm.safeParse(body);
  if (!parsed.success) return 'name';
  const { first_name: firstName, last_name: lastName } = parsed.data;
  await db.update(editors).set({ firstName, lastName }).where(eq(editors.id, id));
  return null;
}

async function saveEmail(context: ProviderContext, request: FastifyRequest, account: EditorRow): Promise<AccountFault | null> {
  const parsed = emailForm.safeParse(request.body);
  if (!parsed.success) return 'email';
  const refused = await checkPassword(context, request, account, parsed.data.password);
  if (refused) return refused.kind;
  await context.db.transaction(async (tx) => {
    await tx.update(editors).set({ email: parsed.data.email }).where(eq(editors.id, account.id));
    await audit({ ...context, db: tx }, request, 'email_changed', account);
  });
  return null;
}

async function savePassword(context: ProviderContext, request: FastifyRequest, account: EditorRow): Promise<AccountFault | null> {
  const parsed = passwordForm.safeParse(request.body);
  if (!parsed.success) return 'short';
  const refused = await checkPassword(context, request, account, parsed.data.password);
  if (refused) return refused.kind;
  await changePassword(context, request, account, parsed.data.new_password);
  return null;
}
