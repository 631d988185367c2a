import type { Editor, UserDetails } from '@spielplan/shared-contracts/api';
import { createLoginStore, type LoginSources } from './createLoginStore.ts';

const editor: Editor = { id: 7, email: 'a@haus.example', username: 'ada', first_name: 'Ada', last_name: 'Lang', admin_menus: [] };
const details: UserDetails = {
  has_dashboard_online_access: false,
  is_logged_in: true,
  username: 'ada',
  email: 'a@haus.example',
  first_name: 'Ada',
  last_name: 'Lang',
  login_url: '/login',
  logout_url: '/logout',
  webshop_url: null,
  logs_out_everywhere: true,
  account_urls: {},
};

function make(sources: Partial<LoginSources> = {}) {
  const logged: string[] = [];
  let asked = 0;
  const login = createLoginStore({
    fetchUser: async () => {
      asked += 1;
      return editor;
    },
    fetchDetails: async () => details,
    isEditing: () => false,
    log: (what) => logged.push(what),
    ...sources,
  });
  return { login, logged, asked: () => asked };
}
const refuse = () => Promise.reject(new Error('401'));

describe('the login state (product.md section 4)', () => {
  it('is nobody until the user request succeeds', async () => {
    const { login } = make();
    expect(login.getState().logged).toBe(false);
    await login.request();
    expect(login.getState()).toMatchObject({
      logged: true,
      id: 7,
      username: 'ada',
      email: 'a@haus.example',
      details,
      loginUrl: '/login',
    });
  });

  it('asks once, however many ask for it at a time', async () => {
    const { login, asked } = make();
    await Promise.all([login.request(), login.request()]);
    expect(asked()).toBe(1);
  });

  it('stays nobody when the request fails, in silence', async () => {
    const { login, logged } = make({ fetchUser: refuse });
    await login.request();
    expect(login.getState()).toMatchObject({ logged: false, showModalRedirect: false, details: null });
    expect(logged).toEqual(['user']);
  });

  it('asks to log in after a failure only where that was requested', async () => {
    const { login } = make({ fetchUser: refuse });
    await login.request({ showsRedirect: true });
    expect(login.getState().showModalRedirect).toBe(true);
    login.closeRedirect();
    expect(login.getState().showModalRedirect).toBe(false);
  });

  it('does without the details', async () => {
    const { login, logged } = make({ fetchDetails: refuse });
    await login.request();
    expect(login.getState()).toMatchObject({ logged: true, details: null });
    expect(logged).toEqual(['user details']);
  });

  it('forgets all but where to log in', async () => {
    const { login } = make();
    await login.request();
    login.clear();
    expect(login.getState()).toEqual({
      logged: false,
      id: null,
      email: null,
      username: null,
      editor: null,
      other: null,
      details: null,
      loginUrl: '/login',
      showModalRedirect: false,
    });
  });

  it('keeps the editor while a page is edited, whatever ends the session, until they log out, and takes no other account', async () => {
    let known = editor;
    let answers = true;
    const { login } = make({ isEditing: () => true, fetchUser: () => (answers ? Promise.resolve(known) : refuse()) });
    await login.request();
    login.requireLogin();
    expect(login.getState()).toMatchObject({ logged: false, editor, username: 'ada', showModalRedirect: true });
    answers = false;
    await login.request();
    expect(login.getState()).toMatchObject({ logged: false, editor, showModalRedirect: true });
    [answers, known] = [true, { ...editor, id: 8, username: 'ben' }];
    await login.request();
    const foreign = { logged: false, editor, username: 'ada', showModalRedirect: true, other: known };
    expect(login.getState()).toMatchObject(foreign);
    login.closeRedirect();
    login.requireLogin();
    expect(login.getState()).toMatchObject(foreign);
    answers = false;
    await login.request();
    expect(login.getState()).toMatchObject({ editor, other: null });
    [answers, known] = [true, editor];
    await login.request();
    expect(login.getState()).toMatchObject({ logged: true, id: 7, username: 'ada', other: null, showModalRedirect: false });
    login.clear();
    expect(login.getState()).toMatchObject({ editor: null, id: null });
  });

  it('asks to log in when a call was refused while editing, and tells who follows it', async () => {
    const { login } = make();
    const seen: boolean[] = [];
    await login.request();
    const stop = login.subscribe(() => seen.push(login.getState().showModalRedirect));
    login.requireLogin();
    expect(login.getState()).toMatchObject({ logged: false, showModalRedirect: true });
    stop();
    login.closeRedirect();
    expect(seen.at(-1)).toBe(true);
  });
});
