import { type Html, markup } from '../platform/http/pages/htmlPage.ts';
import { type EditorRow, loginForm } from '../accounts/index.ts';
import type { AccountFault } from './accountService.ts';
import { ACCOUNT_FORMS, type AccountForm, shopPaths } from '../platform/http/pages/shopPaths.ts';
import type { ShopVisit } from './shopVisit.ts';

/** The login of an account. `next` is a path of this site, already checked. */
export function accountLogin({ lang, text, csrfToken }: ShopVisit, next: string, hasEnded: boolean): Html {
  return markup`<h1>${text('login.title')}</h1>
${hasEnded ? markup`<p class="done" role="status">${text('webshop.account.ended')}</p>` : ''}
<p class="lead">${text('webshop.account.text')}</p>
${loginForm({ lang, next, csrfToken, failure: null, username: '' })}`;
}

/** Whose account it is, what was just saved, and what can be changed. */
export function accountStart(
  { lang, text, csrfField }: ShopVisit,
  account: EditorRow,
  saved: AccountForm | null,
  profile: string,
): Html {
  const name = `${account.firstName} ${account.lastName}`.trim() || account.username;
  const forms = ACCOUNT_FORMS.map(
    (form) =>
      markup`<li><a class="button" href="${shopPaths.accountForm(lang, form)}">${text(`webshop.account.${form}`)}</a></li>`,
  );
  const boxOffice = account.hasDashboardOnlineAccess
    ? markup`<li><a class="button" href="${shopPaths.limits(lang)}">${text('webshop.limits.title')}</a></li>`
    : '';
  return markup`<h1>${text('webshop.account.title')}</h1>
${saved ? markup`<p class="done" role="status">${text(`webshop.account.saved.${saved}`)}</p>` : ''}
<p class="lead">${name}<br>${account.email}</p>
<ul class="acts"><li><a class="button" href="${shopPaths.accountOrders(lang)}">${text('webshop.orders.title')}</a></li>${forms}${boxOffice}</ul>
<form method="post" action="${shopPaths.accountSessions(lang)}">${csrfField}
<p>${text('webshop.account.everywhereText')}</p>
<p><button type="submit">${text('webshop.account.everywhere')}</button></p></form>
<p><a class="button" href="${profile}">${text('webshop.account.back')}</a></p>`;
}

interface AccountFormState {
  form: AccountForm;
  account: EditorRow;
  fault: AccountFault | null;
  /** What was written, without passwords. */
  written: Readonly<Record<string, string>>;
}

/** The form that changes one thing of the account; what was written stays, passwords never do. */
export function accountForm(visit: ShopVisit, { form, account, fault, written }: AccountFormState): Html {
  const { lang, text, csrfField } = visit;
  const described = fault ? markup` aria-describedby="fault"` : '';
  const field = (name: string, label: Html | string, rest: Html) =>
    markup`<p><label for="${name}">${label}</label><input id="${name}" name="${name}" maxlength="200"${rest}${described}></p>`;
  const line = (name: string, autocomplete: string, value: string) =>
    field(
      name,
      text(`webshop.account.field.${name}` as 'webshop.account.field.email'),
      markup` autocomplete="${autocomplete}" value="${written[name] ?? value}"`,
    );
  const secret = (name: 'password' | 'new_password', autocomplete: string) =>
    field(name, text(`webshop.account.field.${name}`), markup` type="password" required autocomplete="${autocomplete}"`);
  const fields = {
    profile: () => [line('first_name', 'given-name', account.firstName), line('last_name', 'family-name', account.lastName)],
    email: () => [line('email', 'email', account.email), secret('password', 'current-password')],
    password: () => [secret('password', 'current-password'), secret('new_password', 'new-password')],
  }[form]();
  return markup`<h1>${text(`webshop.account.${form}`)}</h1>
${fault ? markup`<p role="alert" id="fault">${text(`webshop.account.fault.${fault}`)}</p>` : ''}
<form method="post" action="${shopPaths.accountForm(lang, form)}">${csrfField}
${fields}
<p class="acts"><button class="main" type="submit">${text('webshop.account.save')}</button>
<a class="button" href="${shopPaths.account(lang)}">${text('webshop.account.cancel')}</a></p>
</form>`;
}
