import { verify } from '@node-rs/argon2';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Db } from '../../platform/database/connect.ts';
import { editors } from '../../platform/database/schema/index.ts';
import { isPublic } from '../../platform/configuration/isPublic.ts';
import { KNOWN_PASSWORDS } from '../../platform/configuration/demoPassword.ts';

/**
 * Keeps a provider of a site on the internet from starting while an account still has the password
 * that is in the documentation, because the database was filled with it earlier. Throws a sentence
 * that says how to give it another one.
 */
export async function refuseKnownPassword(db: Db, { publicOrigin }: Pick<Configuration, 'publicOrigin'>): Promise<void> {
  if (!isPublic(publicOrigin)) return;
  const accounts = await db.select({ username: editors.username, passwordHash: editors.passwordHash }).from(editors);
  const known: string[] = [];
  for (const { username, passwordHash } of accounts)
    for (const password of KNOWN_PASSWORDS) if (await verify(passwordHash, password)) known.push(username);
  if (known.length === 0) return;
  throw new Error(
    `PUBLIC_ORIGIN is https, and everybody knows the password of ${known.join(', ')}. Give each account one of your own: ` +
      'npm run account -w provider -- --username NAME, or on a server `spielplan account --username NAME` (--remove takes it away)',
  );
}
