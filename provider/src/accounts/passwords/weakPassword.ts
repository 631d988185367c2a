import { eq } from 'drizzle-orm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Db } from '../../platform/database/connect.ts';
import { settings } from '../../platform/database/schema/index.ts';
import type { EditorRow } from '../sessions/sessions.ts';
import { KNOWN_PASSWORDS } from '../../platform/configuration/demoPassword.ts';

type Named = Partial<Pick<EditorRow, 'username' | 'firstName' | 'lastName' | 'email'>>;

/** Shorter parts of names stand in many words by chance. */
const MIN_NAME_CHARS = 4;

/**
 * Why a password is among the first that somebody would guess: everybody knows it from the documentation, or it holds
 * the name of its account or of the house. Null where it is not.
 */
export async function weaknessOf(
  db: Pick<Db, 'select'>,
  { publicOrigin }: Pick<Configuration, 'publicOrigin'>,
  account: Named,
  password: string,
): Promise<string | null> {
  if (KNOWN_PASSWORDS.includes(password)) return 'everybody knows that password';
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'site_name'));
  const house = Object.values((row?.value ?? {}) as Record<string, unknown>).filter((name) => typeof name === 'string');
  const host = URL.parse(publicOrigin)?.hostname.split('.').at(-2) ?? '';
  const { username = '', firstName = '', lastName = '', email = '' } = account;
  const written = flat(password);
  const holds = (name: string) => partsOf(name).some((part) => written.includes(part));
  if ([username, firstName, lastName, email.split('@')[0] ?? ''].some(holds)) return 'it holds the name of the account';
  return [...house, host].some(holds) ? 'it holds the name of the house' : null;
}

/** Throws `INVALID_BODY` with the field where a password is weak. */
export async function refuseWeakPassword(
  context: { db: Pick<Db, 'select'>; configuration: Pick<Configuration, 'publicOrigin'> },
  account: Named,
  password: string,
  field: string,
): Promise<void> {
  const detail = await weaknessOf(context.db, context.configuration, account, password);
  if (detail) throw new SpielplanError('INVALID_BODY', { field, detail });
}

/** A name in whole, and each word of it. */
function partsOf(name: string): string[] {
  return [flat(name), ...name.split(/[^\p{L}\p{N}]+/u).map(flat)].filter(({ length }) => length >= MIN_NAME_CHARS);
}

/** As a guesser reads it: without case, marks and signs, and with the digits that stand for letters. */
function flat(text: string): string {
  const letters: Readonly<Record<string, string>> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
  };
  return text
    .toLowerCase()
    .replace(/[013457@$]/g, (sign) => letters[sign] ?? sign)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
