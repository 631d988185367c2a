import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { editors } from '../../platform/database/schema/index.ts';
import type { EditorRow } from '../sessions/sessions.ts';

let dummyHash: Promise<string> | undefined;

/**
 * Makes the hash that unknown names are compared with, so
 * that the first of them takes no longer than the others.
 */
export async function prepareDummyHash(): Promise<void> {
  await (dummyHash ??= hash('a password that nobody has'));
}

/** Who tried: `id` is null for a name that nobody has. */
export interface Attempt {
  id: number | null;
  /** The editor, if the password was right. */
  editor: EditorRow | null;
}

/**
 * Looks for the editor with this name and password. An unknown name and a
 * disabled account take as long as a wrong password, so none of them shows.
 */
export async function authenticate(db: Db, username: string, password: string): Promise<Attempt> {
  // A NUL is a character that PostgreSQL's text cannot hold, so nobody's name has one.
  if (username.includes('\0')) return { id: null, editor: null };
  const [editor] = await db.select().from(editors).where(eq(editors.username, username));
  dummyHash ??= hash('a password that nobody has');
  const fits = await verify(editor?.passwordHash ?? (await dummyHash), password);
  return { id: editor?.id ?? null, editor: editor && fits && isEnabled(editor) ? editor : null };
}

function isEnabled({ disabledAt, hasPassword }: EditorRow): boolean {
  return disabledAt === null && hasPassword;
}
