import type { FastifyRequest } from 'fastify';
import { asc } from 'drizzle-orm';
import { auditLog } from '../../platform/database/schema/index.ts';
import { TEST_EDITOR } from '../../testing/seededFolder.ts';
import { newEditor, newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { changeAccount, removeAccount } from '../changeAccount.ts';
import { audit, presentNetwork } from './audit.ts';
import { sweepAudit } from './sweepAudit.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());
beforeEach(async () => {
  provider.clock.forward(16);
  await provider.context.db.delete(auditLog);
});

const LOGIN = '/pageeditor-api/login';
const USER = '/pageeditor-api/user';
const NEW_PASSWORD = 'Wehr-am-Morgen-7';
const lines = () => provider.context.db.select().from(auditLog).orderBy(asc(auditLog.id));
const events = async () => (await lines()).map(({ event }) => event);

describe('The audit table', () => {
  it('keeps who logged in, who failed and from which network, and no name that was typed', async () => {
    const visitor = await newVisitor(provider.url);
    const from = { 'x-forwarded-for': '203.0.113.77' };
    await visitor.send('POST', LOGIN, { ...TEST_EDITOR, password: 'falsch' }, from);
    await visitor.send('POST', LOGIN, { username: 'mein-geheimes-wort', password: 'falsch' }, from);
    await visitor.send('POST', LOGIN, TEST_EDITOR, from);
    await visitor.send('POST', '/pageeditor-api/logout', undefined, from);
    const [wrong, unknown, login, logout] = await lines();
    expect(await events()).toEqual(['login_failed', 'login_failed', 'login', 'logout']);
    expect(wrong).toMatchObject({ accountId: login?.accountId, accountHash: login?.accountHash, network: '203.0.113.0/24' });
    expect([unknown?.accountId, logout?.accountId]).toEqual([null, login?.accountId]);
    expect(unknown?.accountHash).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(await lines())).not.toMatch(/geheimes|redaktion|203\.0\.113\.77/);
  });

  it('is not filled by who is turned away', async () => {
    const visitor = await newVisitor(provider.url);
    for (let time = 0; time < 12; time += 1) await visitor.send('POST', LOGIN, { ...TEST_EDITOR, password: 'falsch' });
    expect(await events()).toEqual(Array<string>(5).fill('login_failed'));
  });

  it('keeps passwords, addresses, roles and accounts that were changed, in the shop and on the machine', async () => {
    const { db } = provider.context;
    await changeAccount(db, { username: 'aufsicht', role: 'editor', password: NEW_PASSWORD });
    await changeAccount(db, { username: 'aufsicht', role: 'both', password: null });
    const visitor = await newVisitor(provider.url);
    await visitor.send('POST', LOGIN, { username: 'aufsicht', password: NEW_PASSWORD });
    await visitor.submit('/webshop/account/email', { email: 'a@haus.example', password: NEW_PASSWORD });
    await visitor.submit('/webshop/account/password', { password: 'falsch', new_password: `${NEW_PASSWORD}-neu` });
    await visitor.submit('/webshop/account/password', { password: NEW_PASSWORD, new_password: `${NEW_PASSWORD}-neu` });
    await changeAccount(db, { username: 'aufsicht', role: null, password: NEW_PASSWORD });
    await removeAccount(db, 'aufsicht');
    expect((await lines()).map(({ event, network }) => `${event} ${network === 'console' ? 'console' : 'web'}`)).toEqual([
      'account_made console',
      'role_changed console',
      'login web',
      'email_changed web',
      'login_failed web',
      'password_changed web',
      'password_changed console',
      'account_removed console',
    ]);
    expect(new Set((await lines()).map(({ accountId }) => accountId)).size).toBe(1);
  });

  it('forgets after the days that the house has set', async () => {
    const { db, clock, configuration } = provider.context;
    const at = (days: number) => new Date(clock.now() - days * 86_400_000);
    const [kept, gone] = [configuration.auditRetentionDays - 1, configuration.auditRetentionDays + 1];
    await db.insert(auditLog).values([kept, gone].map((days) => ({ at: at(days), event: 'login', accountId: days })));
    await sweepAudit(provider.context);
    expect((await lines()).map(({ accountId }) => accountId)).toEqual([kept]);
  });
});

it('A line of the log names the account as a hash, and the network', async () => {
  const said: object[] = [];
  const note = (line: object, event: string) => said.push({ event, ...line });
  const log = { info: note, warn: note };
  const request = { ip: '2001:db8:1:2:3:4:5:6', log } as unknown as FastifyRequest;
  await audit(provider.context, request, 'login', { username: 'Redaktion', id: 1 });
  await audit(provider.context, request, 'login_throttled', { username: 'redaktion', id: null });
  const account = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  expect(said).toEqual([
    { event: 'account.login', account, network: '2001:db8:1:2::/64' },
    { event: 'account.login_throttled', account, network: '2001:db8:1:2::/64' },
  ]);
  expect(new Set(said.map((line) => (line as { account: string }).account)).size).toBe(1);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('%s is one of %s', (address, network) => expect(presentNetwork(address)).toBe(network));

describe('A session', () => {
  it('ends when nobody has used it for two hours, and lasts while somebody does', async () => {
    const editor = await newEditor(provider.url);
    for (let time = 0; time < 4; time += 1) {
      provider.clock.forward(110);
      expect((await editor.get(USER)).status).toBe(200);
    }
    provider.clock.forward(121);
    expect((await editor.get(USER)).status).toBe(401);
    expect((await editor.send('DELETE', '/de/pageeditor-api/text/1/')).status).toBe(401);
  });

  it('ends everywhere at once: other devices, this one, and nobody else’s', async () => {
    const [here, there] = [await newEditor(provider.url), await newEditor(provider.url)];
    const other = await newEditor(provider.url, 'leitung');
    expect(await (await here.get('/webshop/account?lang=de')).text()).toContain('Überall abmelden');
    const ended = await here.submit('/webshop/account/sessions?lang=de');
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/webshop/account?lang=de&ended=1']);
    expect(here.cookie('sessionid')).toBeUndefined();
    expect(await (await here.get('/webshop/account?lang=de&ended=1')).text()).toContain('Sie sind überall abgemeldet.');
    expect([(await there.get(USER)).status, (await other.get(USER)).status]).toEqual([401, 200]);
    expect(await events()).toEqual(['login', 'login', 'login', 'logout_everywhere']);
  });

  it('ends everywhere by the form of the site’s settings, too, and by no other logout', async () => {
    const [here, there, third] = [await newEditor(provider.url), await newEditor(provider.url), await newEditor(provider.url)];
    await third.submit('/pageeditor-api/logout', { next: '/de' });
    expect((await there.get(USER)).status).toBe(200);
    const ended = await here.submit('/pageeditor-api/logout', { next: '/de', everywhere: '1' });
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/de']);
    expect((await there.get(USER)).status).toBe(401);
  });
});
