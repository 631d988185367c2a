import { userDetailsCall } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { TEST_EDITOR } from '../testing/seededFolder.ts';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());
afterEach(() => provider.clock.forward(16));

const details = async (visitor: Visitor) => userDetailsCall.answer.parse(await (await visitor.get('/api/user-details/')).json());
const submit = (visitor: Visitor, form: string, fields: Record<string, string>) =>
  visitor.submit(`/webshop/account/${form}?lang=de`, { csrf_token: visitor.cookie('csrftoken') ?? '', ...fields });

describe('Who is not logged in', () => {
  it.each(LANGUAGES)('finds the login of the account, which leads to the profile (%s)', async (lang) => {
    const visitor = await newVisitor(provider.url);
    expect((await details(visitor)).login_url).toBe('/webshop/account');
    const page = await (await visitor.get(`/webshop/account?lang=${lang}`)).text();
    expect(page).toContain(`name="next" value="/${lang}/user/profile"`);
    expect(page).toContain(`action="/pageeditor-api/login?lang=${lang}"`);
  });

  it.each([
    ['/de/besuch?x=1', '/de/besuch?x=1'],
    ['//evil.example', '/de/user/profile'],
    ['/\\evil.example', '/de/user/profile'],
    ['\\\\evil.example', '/de/user/profile'],
    ['https:evil.example', '/de/user/profile'],
    ['https://evil.example', '/de/user/profile'],
    ['javascript:alert(1)', '/de/user/profile'],
    ['/\t/evil.example', '/de/user/profile'],
    ['/\n/evil.example', '/de/user/profile'],
    ['/\u0000/evil.example', '/de/user/profile'],
    ['/.//evil.example', '/de/user/profile'],
    ['/%2f/evil.example', '/%2f/evil.example'],
    ['%2f%2fevil.example', '/de/user/profile'],
    [' //evil.example', '/de/user/profile'],
  ])('comes back to this site alone: %j leads to %s', async (next, wanted) => {
    const page = await (
      await fetch(`${provider.url}/webshop/account?${new URLSearchParams({ lang: 'de', next }).toString()}`)
    ).text();
    expect(/name="next" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#38;', '&')).toBe(wanted);
  });

  it.each(['profile', 'email', 'password'])('is sent to the login by the form %s, and back', async (form) => {
    const visitor = await newVisitor(provider.url);
    for (const response of [
      await fetch(`${provider.url}/webshop/account/${form}?lang=en`, { redirect: 'manual' }),
      await submit(visitor, form, { first_name: 'x', last_name: 'y' }),
    ]) {
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toMatch(new RegExp(`^/webshop/account\\?.*next=%2Fwebshop%2Faccount%2F${form}`));
    }
  });
});

describe('An account', () => {
  it('names its places to who is logged in', async () => {
    const editor = await newEditor(provider.url);
    expect(await details(editor)).toMatchObject({
      webshop_url: expect.stringMatching(/\/webshop\/account$/),
      account_urls: {
        profile: '/webshop/account/profile',
        email: '/webshop/account/email',
        password: '/webshop/account/password',
        reservations: '/webshop/cart',
      },
    });
  });

  it('changes its name, which the site shows at once', async () => {
    const editor = await newEditor(provider.url);
    const saved = await submit(editor, 'profile', { first_name: 'Rita', last_name: ' Ufer ' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/webshop/account?lang=de&saved=profile']);
    expect(await (await editor.get('/webshop/account?lang=de&saved=profile')).text()).toContain('Ihr Name ist gespeichert.');
    expect(await details(editor)).toMatchObject({ first_name: 'Rita', last_name: 'Ufer' });
  });

  it.each([
    ['profile', { first_name: ' ', last_name: 'Ufer' }, 422, 'Bitte geben Sie Vor- und Nachnamen ein.'],
    ['email', { email: 'rita@', password: TEST_EDITOR.password }, 422, 'Ungültige E-Mail-Adresse!'],
    ['email', { email: 'rita@altwasser.example', password: 'geraten' }, 403, 'Das jetzige Passwort stimmt nicht.'],
    ['password', { password: TEST_EDITOR.password, new_password: 'kurz' }, 422, 'Das neue Passwort ist zu kurz.'],
    ['password', { password: 'geraten', new_password: 'lang genug zum Raten' }, 403, 'Das jetzige Passwort stimmt nicht.'],
  ])('is not changed by what is wrong in %s: %j', async (form, fields, status, words) => {
    const editor = await newEditor(provider.url);
    const before = await details(editor);
    const response = await submit(editor, form, fields);
    const page = await response.text();
    expect([response.status, page.includes(words)]).toEqual([status, true]);
    expect(page).not.toMatch(/geraten|lang genug/);
    expect(await details(editor)).toEqual(before);
  });

  it('changes its address for who knows the password', async () => {
    const editor = await newEditor(provider.url);
    await submit(editor, 'email', { email: 'neu@altwasser.example', password: TEST_EDITOR.password });
    expect(await details(editor)).toMatchObject({ email: 'neu@altwasser.example' });
  });

  it('limits guesses as the login does', async () => {
    const editor = await newEditor(provider.url);
    const fields = { password: 'geraten', new_password: 'lang genug zum Raten' };
    for (let attempt = 0; attempt < 5; attempt += 1) await submit(editor, 'password', fields);
    expect((await submit(editor, 'password', { ...fields, password: TEST_EDITOR.password })).status).toBe(429);
  });

  it('is refused without its token', async () => {
    const editor = await newEditor(provider.url);
    expect((await submit(editor, 'profile', { csrf_token: 'f'.repeat(32), first_name: 'a', last_name: 'b' })).status).toBe(403);
  });

  it('with a new password is logged out everywhere else, and here stays', async () => {
    const [here, elsewhere] = [await newEditor(provider.url), await newEditor(provider.url)];
    const fields = { password: TEST_EDITOR.password, new_password: 'ein langes neues Wort' };
    expect((await submit(here, 'password', fields)).status).toBe(303);
    expect([(await details(here)).is_logged_in, (await details(elsewhere)).is_logged_in]).toEqual([true, false]);
    await submit(here, 'password', { password: fields.new_password, new_password: `${TEST_EDITOR.password} und länger` });
  });
});
