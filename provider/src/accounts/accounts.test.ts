import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { editors } from '../platform/database/schema/index.ts';
import { makeSeededData } from '../testing/seededDatabase.ts';
import { newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../testing/testProvider.ts';
import { changeAccount, removeAccount } from './changeAccount.ts';
import { refuseKnownPassword } from './passwords/knownPassword.ts';

const PASSWORD = 'Wehr-am-Morgen-7';
let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const change = (username: string, given: { role?: 'editor' | 'dashboard' | 'both'; password?: string }) =>
  changeAccount(provider.context.db, { username, role: given.role ?? null, password: given.password ?? null });

async function logIn(username: string, password: string) {
  const visitor = await newVisitor(provider.url);
  const { status } = await visitor.send('POST', '/pageeditor-api/login', { username, password });
  return { status, visitor };
}
const rights = async (username: string) => {
  const [row] = await provider.context.db.select().from(editors).where(eq(editors.username, username));
  return row && [row.canEdit, row.hasDashboardOnlineAccess];
};

it('a new account logs in, and may do what its role says', async () => {
  expect(await change('technik', { password: PASSWORD })).toBe('made');
  expect((await logIn('technik', PASSWORD)).status).toBe(200);
  expect(await rights('technik')).toEqual([true, false]);
  expect(await change('technik', { role: 'dashboard' })).toBe('changed');
  expect(await rights('technik')).toEqual([false, true]);
  await change('technik', { role: 'both' });
  expect(await rights('technik')).toEqual([true, true]);
  expect((await logIn('technik', PASSWORD)).status).toBe(200);
});

it('a new password ends the sessions of its account, and no others', async () => {
  await change('kasse', { password: PASSWORD });
  await change('abendkasse', { password: PASSWORD });
  const [own, other] = [await logIn('kasse', PASSWORD), await logIn('abendkasse', PASSWORD)];
  await change('kasse', { password: `${PASSWORD}-neu` });
  expect((await own.visitor.get('/pageeditor-api/user')).status).toBe(401);
  expect((await other.visitor.get('/pageeditor-api/user')).status).toBe(200);
  expect((await logIn('kasse', PASSWORD)).status).toBe(401);
  expect((await logIn('kasse', `${PASSWORD}-neu`)).status).toBe(200);
});

it('an account that is removed is logged out and cannot come back', async () => {
  await change('gast', { password: PASSWORD });
  const { visitor } = await logIn('gast', PASSWORD);
  await removeAccount(provider.context.db, 'gast');
  expect((await visitor.get('/pageeditor-api/user')).status).toBe(401);
  expect((await logIn('gast', PASSWORD)).status).toBe(401);
  await expect(removeAccount(provider.context.db, 'gast')).rejects.toThrow('There is no account gast');
});

it.each([
  ['neu', { password: 'elf-Zeichen' }, '12 to 200'],
  ['neu', { password: 'x'.repeat(201) }, '12 to 200'],
  ['neu', { password: 'spielplan-demo' }, 'everybody knows'],
  ['neu', { password: 'leitung-demo' }, 'everybody knows'],
  ['neu', { role: 'editor' as const }, 'needs a password'],
  ['redaktion', {}, 'Nothing to change'],
  ['a\0b', { password: PASSWORD }, 'A username'],
])('%j is not changed by %j', async (username, given, sentence) => {
  await expect(change(username, given)).rejects.toThrow(sentence);
});

it('a site on the internet does not start while an account has the password that everybody knows', async () => {
  const check = (publicOrigin: string) => refuseKnownPassword(provider.context.db, { publicOrigin });
  await expect(check('http://localhost:3000')).resolves.toBeUndefined();
  await expect(check('https://altwasser.example')).rejects.toThrow(/password of redaktion, leitung\. Give each/);
  await expect(startTestProvider({ publicOrigin: 'https://altwasser.example' })).rejects.toThrow('everybody knows');
  for (const username of ['redaktion', 'leitung']) await change(username, { password: PASSWORD });
  await expect(check('https://altwasser.example')).resolves.toBeUndefined();
});

it('the command takes the password from the environment or from stdin, and says what it did', async () => {
  const { dataDir, databaseUrl, remove } = await makeSeededData();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const run = async (args: string[], env: NodeJS.ProcessEnv, input = '') => {
    const data = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'accountCommand.ts'), ...args], {
      env: { PATH, NODE_COMPILE_CACHE, ...data, ...env },
    });
    child.stdin.end(input);
    return (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
  };
  expect(await run(['--username', 'technik'], { ACCOUNT_PASSWORD: PASSWORD })).toBe('The account technik has been made.\n');
  expect(await run(['--username', 'technik', '--role', 'both'], {}, `${PASSWORD}-neu\n`)).toContain('Its sessions have ended.');
  expect(await run(['--username', 'technik', '--role', 'chief'], {})).toContain('npm run account');
  expect(await run(['--username', 'technik', '--remove'], {})).toBe('The account technik has been removed.\n');
  await remove();
}, 90_000);
