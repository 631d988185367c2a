import { eq, sql } from 'drizzle-orm';
import { allCalls, type Call, callPath, CSRF_COOKIE, userDetailsCall } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { editors } from '../../platform/database/schema/index.ts';
import { newEditor, newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { TEST_EDITOR } from '../../testing/seededFolder.ts';
import { createLoginThrottle } from '../sessions/loginThrottle.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const GUARDED = Object.values(allCalls).filter(({ access }) => access !== undefined);
const pathOf = (call: Call) => callPath(call, { lang: 'de', id: 1, slug: 'x', path: '' });

describe('Who is not logged in', () => {
  it('is refused by every call for editors and for the dashboard, before anything else is looked at', async () => {
    const visitor = await newVisitor(provider.url);
    for (const call of GUARDED) {
      const response = await (call.method === 'GET'
        ? visitor.get(pathOf(call))
        : visitor.send(call.method, pathOf(call), { nonsense: true }));
      expect([call.id, response.status, await response.json()]).toEqual([
        call.id,
        401,
        expect.objectContaining({ error: 'NOT_LOGGED_IN', code: 'SP-1101' }),
      ]);
    }
  });
});

describe('An account', () => {
  it('changes nothing without the token, even logged in', async () => {
    const editor = await newEditor(provider.url);
    const direction = await newEditor(provider.url, 'leitung');
    for (const call of atLeastOne(GUARDED.filter(({ method }) => method !== 'GET'))) {
      const account = call.access === 'dashboard' ? direction : editor;
      const response = await fetch(provider.url + pathOf(call), {
        method: call.method,
        headers: { cookie: `sessionid=${account.cookie('sessionid')}; ${CSRF_COOKIE}=${account.cookie(CSRF_COOKIE)}` },
      });
      expect([call.id, response.status, ((await response.json()) as { error: string }).error]).toEqual([
        call.id,
        403,
        'CSRF_MISSING',
      ]);
    }
  });

  it('of an editor sees no dashboard; that of the direction does', async () => {
    const dashboard = GUARDED.filter(({ access }) => access === 'dashboard');
    expect(dashboard.length).toBeGreaterThan(5);
    const editor = await newEditor(provider.url);
    const direction = await newEditor(provider.url, 'leitung');
    const statusFor = async (reader: typeof editor, call: Call) =>
      (await (call.method === 'GET' ? reader.get(pathOf(call)) : reader.send(call.method, pathOf(call), {}))).status;
    for (const call of atLeastOne(dashboard)) {
      expect([call.id, await statusFor(editor, call)]).toEqual([call.id, 403]);
      expect([call.id, await statusFor(direction, call)]).not.toEqual([call.id, 403]);
    }
    const details = async (reader: typeof editor) =>
      userDetailsCall.answer.parse(await (await reader.get('/api/user-details/')).json());
    expect(await details(editor)).toMatchObject({ is_logged_in: true, has_dashboard_online_access: false });
    expect(await details(direction)).toMatchObject({ username: 'leitung', has_dashboard_online_access: true });
  });

  it('that may only look sees what is not online, and is refused every change', async () => {
    const { db } = provider.context;
    await db.update(editors).set({ canEdit: false }).where(eq(editors.username, 'leitung'));
    const reader = await newEditor(provider.url, 'leitung');
    expect((await reader.get('/de/pageeditor-api/page/sommerfest')).status).toBe(200);
    expect((await reader.get('/de/pageeditor-api/text/')).status).toBe(200);
    const refused = await reader.send('DELETE', '/de/pageeditor-api/text/1/');
    expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ error: 'FORBIDDEN' })]);
    await db.update(editors).set({ canEdit: true }).where(eq(editors.username, 'leitung'));
  });

  it('gets a new session with every login, and the old one ends', async () => {
    const editor = await newEditor(provider.url);
    const former = editor.cookie('sessionid');
    await editor.send('POST', '/pageeditor-api/login', TEST_EDITOR);
    expect(editor.cookie('sessionid')).not.toBe(former);
    const response = await fetch(`${provider.url}/pageeditor-api/user`, { headers: { cookie: `sessionid=${former}` } });
    expect(response.status).toBe(401);
  });
});

describe('Guessing passwords', () => {
  const guess = (username: string) => async () => {
    const visitor = await newVisitor(provider.url);
    const response = await visitor.send('POST', '/pageeditor-api/login', { username, password: 'falsch' });
    return { status: response.status, body: await response.text(), retryAfter: response.headers.has('retry-after') };
  };

  it.each([
    ['many at the same moment', 'redaktion'],
    ['a name that nobody has', 'niemand'],
  ])('ends after five tries: %s', async (_, username) => {
    const answers = await Promise.all(Array.from({ length: 12 }, guess(username)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      401, 401, 401, 401, 401, 429, 429, 429, 429, 429, 429, 429,
    ]);
    expect(answers.every(({ status, retryAfter }) => (status === 429) === retryAfter)).toBe(true);
    provider.clock.forward(16);
  });

  it('gets the same answers whether or not there is such an account', async () => {
    const known = [];
    const unknown = [];
    for (let time = 0; time < 7; time += 1) {
      known.push(await guess('redaktion')());
      unknown.push(await guess('niemand')());
    }
    expect(known).toEqual(unknown);
    provider.clock.forward(16);
  });

  it('is slowed down for all processes on the database, counts the whole network of an address, and forgets', async () => {
    const { db } = provider.context;
    const [first, second] = [1, 2].map(() => createLoginThrottle(db, provider.clock));
    const begin = async (throttle: typeof first, address: string) => throttle?.begin('leitung', address);
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:1::3', '2001:db8::4', '2001:db8::5']) {
      expect(await begin(first, address)).toHaveProperty('attempt');
    }
    expect(await begin(second, '2001:db8::6')).toEqual({ retryAfter: 15 * 60, isGuessing: false });
    expect(await begin(second, '2001:db8:1::6')).toHaveProperty('attempt');
    provider.clock.forward(15);
    expect(await begin(second, '2001:db8::6')).toHaveProperty('attempt');
    const kept = JSON.stringify(await db.execute(sql`select * from login_failures`));
    expect(kept).not.toMatch(/leitung|2001:db8/);
  });

  it('ends for a whole network after twenty tries, whatever names it uses, and for nobody else', async () => {
    const throttle = createLoginThrottle(provider.context.db, provider.clock);
    const begin = async (guess: number, address = '192.0.2.77') => throttle.begin(`name-${guess}`, address);
    for (let guess = 0; guess < 20; guess += 1) expect(await begin(guess)).toHaveProperty('attempt');
    expect(await begin(20)).toEqual({ retryAfter: 15 * 60, isGuessing: true });
    expect(await begin(20, '198.51.100.77')).toHaveProperty('attempt');
    provider.clock.forward(15);
    expect(await begin(21)).toHaveProperty('attempt');
  });

  it('does not keep out anyone who knows the password from elsewhere, and a right password clears the name', async () => {
    const throttle = createLoginThrottle(provider.context.db, provider.clock);
    for (let time = 0; time < 4; time += 1) await throttle.begin('redaktion', '192.0.2.7');
    const begun = await throttle.begin('redaktion', '192.0.2.7');
    if ('attempt' in begun) await begun.attempt.forgive();
    expect(await throttle.begin('redaktion', '192.0.2.7')).toHaveProperty('attempt');
    expect(await throttle.begin('redaktion', '192.0.2.8')).toHaveProperty('attempt');
  });
});
