import { asc, eq, inArray } from 'drizzle-orm';
import {
  type Account,
  type AccountWithLink,
  accountWithLinkSchema,
  allCalls,
  callPath,
  CSRF_COOKIE,
  ownSessionsCall,
  type Rights,
} from '@spielplan/shared-contracts/api';
import { accountLinks, auditLog, editors } from '../../platform/database/schema/index.ts';
import { removeAccount } from '../changeAccount.ts';
import { TEST_EDITOR } from '../../testing/seededFolder.ts';
import { ACCOUNTS, openAccounts, PASSWORD, WRITER } from '../../testing/openAccounts.ts';
import { openHouse } from '../../testing/openHouse.ts';
import { newEditor, newVisitor, type Visitor } from '../../testing/testProvider.ts';

const USER = '/pageeditor-api/user';
const MANAGER: Rights = { edit: true, publish: true, dashboard: true, accounts: true };

const { provider, editor } = openHouse({ username: 'leitung' });
let manager: Visitor = editor;
beforeEach(() => provider.clock.forward(16));
const { invite, join, list, logIn, setPassword, tokenOf } = openAccounts(provider, () => manager);

const db = () => provider.context.db;
const named = async (username: string) => (await list()).find((account) => account.username === username) as Account;
const change = (id: number, body: object, by = manager) => by.send('PATCH', `${ACCOUNTS}${id}/`, body);
const problem = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error];
const pathOf = ({ link }: AccountWithLink) => new URL(link.url).pathname + new URL(link.url).search;

describe('The rights of every call that wants one', () => {
  const GUARDED = Object.values(allCalls).filter(({ access }) => access !== undefined && access !== 'editor');

  it.each(GUARDED.map((call) => [call.id, call] as const))('%s', async (_, call) => {
    const path = callPath(call, { lang: 'de', id: 2_000_000_000, slug: 'x', path: '' });
    const send = (by: Visitor) => (call.method === 'GET' ? by.get(path) : by.send(call.method, path, {}));
    const [visitor, writer] = [await newVisitor(provider.url), await theWriter()];
    expect((await send(visitor)).status).toBe(401);
    // What a call is asked for does not matter: who may ask gets 200, 400 or 404.
    const [refused, allowed] = [await send(writer), await send(manager)];
    expect([call.id, refused.status === 403]).toEqual([call.id, call.access !== 'account']);
    expect([200, 400, 404]).toContain(allowed.status);
    if (call.method === 'GET') return;
    const headers = { ...manager.headers(), origin: 'https://example.org', 'sec-fetch-site': 'cross-site' };
    const foreign = await fetch(provider.url + path, { method: call.method, headers });
    expect(await problem(foreign)).toEqual([403, 'CSRF_MISSING']);
    const without = await fetch(provider.url + path, { method: call.method, headers: { cookie: manager.headers().cookie } });
    expect([await problem(without), manager.cookie(CSRF_COOKIE)]).toEqual([[403, 'CSRF_MISSING'], expect.any(String)]);
  });

  let writer: Promise<Visitor> | undefined;
  const theWriter = () => (writer ??= join('schreiber').then(({ visitor }) => visitor));

  it('an account that may not publish saves drafts, and nothing where each save is live', async () => {
    const by = await theWriter();
    const PAGE = { content_type: 'page', object_id: 1 };
    const publish = await by.send('POST', '/de/pageeditor-api/documents/publish/', { documents: [PAGE] });
    expect([publish.status, await publish.json()]).toEqual([
      403,
      expect.objectContaining({ error: 'FORBIDDEN', detail: 'this account may not publish' }),
    ]);
    const save = () => by.send('PATCH', '/de/pageeditor-api/page-texts/1/', { headline: 'Neu' });
    expect((await save()).status).toBe(403);
    Object.assign(provider.context.configuration, { publishing: 'draft' });
    expect((await save()).status).toBe(200);
    Object.assign(provider.context.configuration, { publishing: null });
  });
});

describe('An invitation', () => {
  it('is a link that sets the password once, is kept as a hash and ends after 72 hours', async () => {
    const invited = await invite('neu');
    expect(invited.account).toMatchObject({
      username: 'neu',
      state: 'invited',
      rights: WRITER,
      link_expires: invited.link.expires,
    });
    const [row] = await db().select().from(accountLinks).where(eq(accountLinks.editorId, invited.account.id));
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.tokenHash).not.toContain(tokenOf(invited));
    expect((await setPassword(tokenOf(invited), 'zu-kurz')).status).toBe(400);
    const both = await Promise.all([setPassword(tokenOf(invited)), setPassword(tokenOf(invited))]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 410]));
    expect((await logIn('neu')).status).toBe(200);
    expect(await named('neu')).toMatchObject({ state: 'active', link_expires: null, last_used: expect.any(String) });

    const late = await invite('spaet');
    provider.clock.forward(72 * 60 + 1);
    manager = await newEditor(provider.url, 'leitung');
    expect(await problem(await setPassword(tokenOf(late)))).toEqual([410, 'GONE']);
    expect(await named('spaet')).toMatchObject({ state: 'invited', link_expires: null });
  });

  it('leads to a plain form in both languages, and to the login from there', async () => {
    const invited = await invite('formular');
    const visitor = await newVisitor(provider.url);
    const opened = await visitor.get(pathOf(invited));
    expect([opened.status, opened.headers.get('location'), opened.headers.get('referrer-policy')]).toEqual([
      303,
      '/pageeditor-api/password?lang=de',
      'no-referrer',
    ]);
    expect(opened.headers.getSetCookie().join()).toMatch(
      /password_link=.*Path=\/pageeditor-api\/password; HttpOnly; SameSite=Lax/,
    );
    const german = await visitor.get('/pageeditor-api/password?lang=de');
    expect([german.status, german.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
    expect(await german.text()).toContain('Für das Konto formular.');
    expect(await (await visitor.get('/pageeditor-api/password?lang=en')).text()).toContain('Set a password');
    const form = { token: tokenOf(invited), password: 'kurz' };
    const short = await visitor.submit('/pageeditor-api/password?lang=de', form);
    expect([short.status, await short.text()]).toEqual([422, expect.stringContaining('mindestens 12 Zeichen')]);
    const done = await visitor.submit('/pageeditor-api/password?lang=de', { ...form, password: PASSWORD });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/pageeditor-api/login?lang=de&next=%2Fde']);
    await visitor.get(pathOf(invited));
    const again = await visitor.get('/pageeditor-api/password?lang=de');
    expect([again.status, await again.text()]).toEqual([410, expect.stringContaining('schon benutzt oder ist abgelaufen')]);
  });

  it('of a taken name is refused, as are rights that do not fit', async () => {
    const body = { username: 'redaktion', email: '', first_name: '', last_name: '', rights: WRITER };
    expect(await problem(await manager.send('POST', ACCOUNTS, body))).toEqual([409, 'CONFLICT']);
    const rights = { ...WRITER, edit: false, publish: true };
    const misfit = await manager.send('POST', ACCOUNTS, { ...body, username: 'x', rights });
    expect([misfit.status, await misfit.json()]).toEqual([400, expect.objectContaining({ field: 'rights' })]);
  });

  it('again is a reset: the old password holds until the link is used, then every session ends', async () => {
    const { id, visitor } = await join('vergesslich');
    const reset = accountWithLinkSchema.parse(await (await manager.send('POST', `${ACCOUNTS}${id}/link/`)).json());
    expect((await visitor.get(USER)).status).toBe(200);
    expect((await setPassword(tokenOf(reset), `${PASSWORD}-neu`)).status).toBe(200);
    expect((await visitor.get(USER)).status).toBe(401);
    expect([(await logIn('vergesslich')).status, (await logIn('vergesslich', `${PASSWORD}-neu`)).status]).toEqual([401, 200]);
  });
});

describe('A manager', () => {
  it('disables an account: its sessions and links end at once, and enabling brings it back', async () => {
    const { id, visitor } = await join('gesperrt');
    expect((await change(id, { rights: { ...MANAGER, accounts: false } })).status).toBe(200);
    const { token } = (await (
      await visitor.send('POST', '/de/pageeditor-api/preview-links/', { content_type: 'page', object_id: 5, days: 1 })
    ).json()) as { token: string };
    const shown = async () => (await visitor.get(`/de/pageeditor-api/preview/?preview=${token}`)).status;
    expect(await shown()).toBe(200);
    const reset = accountWithLinkSchema.parse(await (await manager.send('POST', `${ACCOUNTS}${id}/link/`)).json());
    expect((await change(id, { is_disabled: true })).status).toBe(200);
    expect([(await visitor.get(USER)).status, (await logIn('gesperrt')).status]).toEqual([401, 401]);
    expect((await setPassword(tokenOf(reset))).status).toBe(410);
    expect((await manager.send('POST', `${ACCOUNTS}${id}/link/`)).status).toBe(409);
    expect(await shown()).toBe(404);
    expect((await change(id, { is_disabled: false })).status).toBe(200);
    expect(await shown()).toBe(404);
    expect((await logIn('gesperrt')).status).toBe(200);
  });

  it('is told of what another manager has changed meanwhile, with the account as it is now', async () => {
    const { account } = await invite('zweimal');
    const path = `${ACCOUNTS}${account.id}/`;
    expect((await change(account.id, { rights: MANAGER, revision: account.revision })).status).toBe(200);
    const late = await change(account.id, { is_disabled: true, revision: account.revision });
    expect([late.status, await late.json()]).toEqual([
      409,
      expect.objectContaining({ current: expect.objectContaining({ rights: MANAGER }) }),
    ]);
    const tag = { 'if-match': `"${account.revision}"` };
    expect((await manager.send('PATCH', path, { is_disabled: true }, tag)).status).toBe(412);
    expect((await manager.send('DELETE', path)).status).toBe(200);
    expect((await manager.send('DELETE', path)).status).toBe(404);
  });

  it('keeps the right as the last one: it cannot be given away, disabled or removed, on the machine neither', async () => {
    const { id, rights } = await named('leitung');
    const LAST = [409, 'LAST_MANAGER'];
    expect(await problem(await change(id, { rights: { ...rights, accounts: false } }))).toEqual(LAST);
    expect(await problem(await change(id, { is_disabled: true }))).toEqual(LAST);
    expect(await problem(await manager.send('DELETE', `${ACCOUNTS}${id}/`))).toEqual(LAST);
    await expect(removeAccount(db(), 'leitung')).rejects.toThrow('somebody has to manage accounts');
    // Who has not accepted the invitation yet is no manager to rely on.
    await invite('geladen', MANAGER);
    expect(await problem(await change(id, { is_disabled: true }))).toEqual(LAST);
    expect(await named('leitung')).toMatchObject({ state: 'active', rights });
  });

  it('of two who take the right from one another at once, one keeps it', async () => {
    const { id, visitor: second } = await join('stellvertretung', MANAGER);
    const first = await named('leitung');
    for (const [ofFirst, ofSecond] of [
      [{ rights: { ...MANAGER, accounts: false } }, { rights: { ...MANAGER, accounts: false } }],
      [{ is_disabled: true }, { is_disabled: true }],
    ] as const) {
      const answers = await Promise.all([change(id, ofSecond, manager), change(first.id, ofFirst, second)]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      const able = await db().select().from(editors).where(eq(editors.canManageAccounts, true));
      expect(able.filter(({ hasPassword, disabledAt }) => hasPassword && !disabledAt).map(({ id }) => id)).toHaveLength(1);
      await db()
        .update(editors)
        .set({ canManageAccounts: true, disabledAt: null })
        .where(inArray(editors.id, [id, first.id]));
      manager = await newEditor(provider.url, 'leitung');
      Object.assign(second, (await logIn('stellvertretung')).visitor);
    }
    await db().update(editors).set({ canManageAccounts: false }).where(eq(editors.username, 'stellvertretung'));
    // Who has just lost the right changes nothing with a request that was under way.
    expect((await change(first.id, { is_disabled: true }, second)).status).toBe(403);
  });

  it('leaves a line for each change: who, whose account, what and when', async () => {
    await db().delete(auditLog);
    const { id } = await join('spur');
    await change(id, { rights: MANAGER });
    await change(id, { is_disabled: true });
    await change(id, { is_disabled: false });
    await manager.send('POST', `${ACCOUNTS}${id}/link/`);
    await manager.send('DELETE', `${ACCOUNTS}${id}/`);
    const lines = await db().select().from(auditLog).where(eq(auditLog.accountId, id)).orderBy(asc(auditLog.id));
    const by = (await named('leitung')).id;
    expect(lines.map(({ event, actorId, detail }) => [event, actorId, detail])).toEqual([
      ['account_invited', by, 'edit'],
      ['password_set', null, null],
      ['login', null, null],
      ['rights_changed', by, 'edit -> edit publish dashboard accounts'],
      ['account_disabled', by, null],
      ['account_enabled', by, null],
      ['account_link_made', by, null],
      ['account_removed', by, null],
    ]);
    expect(lines.every(({ at }) => at.getTime() === provider.clock.now())).toBe(true);
  });
});

describe('An account of one’s own', () => {
  const sessionsOf = async (visitor: Visitor) =>
    ownSessionsCall.answer.parse(await (await visitor.get(`${USER}/sessions/`)).json()).sessions;

  it('lists where it is logged in, and ends one session but nobody else’s', async () => {
    const { visitor: here } = await join('reisend');
    const { visitor: there } = await logIn('reisend');
    const [other] = await sessionsOf(await newEditor(provider.url));
    const all = await sessionsOf(here);
    expect(all.filter(({ is_current: isCurrent }) => isCurrent)).toHaveLength(1);
    const away = all.find(({ is_current: isCurrent }) => !isCurrent);
    expect((await here.send('DELETE', `${USER}/sessions/${other?.id}/`)).status).toBe(404);
    expect((await here.send('DELETE', `${USER}/sessions/${away?.id}/`)).status).toBe(200);
    expect([(await here.get(USER)).status, (await there.get(USER)).status]).toEqual([200, 401]);
  });

  it('changes its password with the old one, which is throttled, and its other sessions end', async () => {
    const { visitor: here } = await join('wechselnd');
    const { visitor: there } = await logIn('wechselnd');
    const send = (password: string, new_password = `${PASSWORD}-neu`) =>
      here.send('POST', `${USER}/password/`, { password, new_password });
    const wrong = await send('falsch');
    expect([wrong.status, await wrong.json()]).toEqual([400, expect.objectContaining({ field: 'password' })]);
    expect((await send(PASSWORD, TEST_EDITOR.password)).status).toBe(400);
    const done = await send(PASSWORD);
    expect([done.status, await done.json()]).toEqual([200, { ended_sessions: 1 }]);
    expect([(await here.get(USER)).status, (await there.get(USER)).status]).toEqual([200, 401]);
    for (let time = 0; time < 5; time += 1) await send('falsch');
    const throttled = await send(`${PASSWORD}-neu`);
    expect([throttled.status, throttled.headers.has('retry-after')]).toEqual([429, true]);
  });

  it('chooses the language of its tools and the names of days', async () => {
    const editor = await newEditor(provider.url);
    const read = async () => ((await (await editor.get(USER)).json()) as { interface_language: unknown }).interface_language;
    expect(await read()).toBeNull();
    expect((await editor.send('PATCH', USER, { interface_language: 'en' })).status).toBe(200);
    expect(await read()).toBe('en');
    expect((await editor.send('PATCH', USER, { interface_language: 'la' })).status).toBe(400);
    const names = async () => ((await (await editor.get(USER)).json()) as { date_names: unknown }).date_names;
    for (const date_names of ['ja', 'la', null]) {
      expect((await editor.send('PATCH', USER, { date_names })).status).toBe(200);
      expect([await names(), await read()]).toEqual([date_names, 'en']);
    }
    for (const body of [{ date_names: 'fr' }, { date_names: 7 }])
      expect((await editor.send('PATCH', USER, body)).status).toBe(400);
    expect((await editor.send('PATCH', USER, {})).status).toBe(200);
  });
});
