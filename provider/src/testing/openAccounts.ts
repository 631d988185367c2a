import { accountsCall, type AccountWithLink, accountWithLinkSchema, type Rights } from '@spielplan/shared-contracts/api';
import { newVisitor, type TestProvider, type Visitor } from './testProvider.ts';

export const ACCOUNTS = '/pageeditor-api/accounts/';
export const PASSWORD = 'Wehr-am-Morgen-7';
export const WRITER: Rights = { edit: true, publish: false, dashboard: false, accounts: false };

/** What the manager of accounts does whose session it is at the time, and those who are invited. */
export function openAccounts(provider: TestProvider, manager: () => Visitor) {
  const list = async () => accountsCall.answer.parse(await (await manager().get(ACCOUNTS)).json()).accounts;

  async function invite(username: string, rights = WRITER): Promise<AccountWithLink> {
    const body = { username, email: '', first_name: 'Ada', last_name: 'Lang', rights };
    const response = await manager().send('POST', `${ACCOUNTS}?lang=de`, body);
    expect(response.status).toBe(201);
    return accountWithLinkSchema.parse(await response.json());
  }

  const tokenOf = ({ link }: AccountWithLink) => new URL(link.url).searchParams.get('token') ?? '';

  const setPassword = async (token: string, password = PASSWORD) =>
    (await newVisitor(provider.url)).send('POST', '/pageeditor-api/password', { token, password });

  async function logIn(username: string, password = PASSWORD) {
    const visitor = await newVisitor(provider.url);
    const { status } = await visitor.send('POST', '/pageeditor-api/login', { username, password });
    return { status, visitor };
  }

  /** An account that has set its password, logged in. */
  async function join(username: string, rights = WRITER) {
    const invited = await invite(username, rights);
    expect((await setPassword(tokenOf(invited))).status).toBe(200);
    return { id: invited.account.id, ...(await logIn(username)) };
  }

  return { invite, join, list, logIn, setPassword, tokenOf };
}
