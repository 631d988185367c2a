import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { texts } from '../../i18n/texts.ts';
import { type Html, markup } from '../../platform/http/pages/htmlPage.ts';

export interface LoginPageState {
  lang: Language;
  /** Where to go afterwards; already checked to be a path of this site. */
  next: string;
  csrfToken: string;
  /** What went wrong with the last try. */
  failure: 'wrong' | 'throttled' | 'expired' | null;
  username: string;
}

/** The page of the login: works without scripts, in both languages. */
export function loginPage(state: LoginPageState): Html {
  const { lang } = state;
  const text = texts(lang);
  const other = lang === 'de' ? 'en' : 'de';
  const otherUrl = [`/pageeditor-api/login?lang=${other}`, keptNext(state)].filter(Boolean).join('&');
  return markup`<h1>${text('login.title')}</h1>
${loginForm(state)}
<nav aria-label="${text('login.languages')}"><a href="${otherUrl}" hreflang="${other}" lang="${other}">${text('login.otherLanguage')}</a></nav>`;
}

/**
 * The part of the page's address that another language keeps:
 * where to go afterwards, unless it is the start page of this one.
 */
export function keptNext({ lang, next }: Pick<LoginPageState, 'lang' | 'next'>): string {
  return next === paths.home({ lang }) ? '' : new URLSearchParams({ next }).toString();
}

/** The form alone, for any page of the house. */
export function loginForm({ lang, next, csrfToken, failure, username }: LoginPageState): Html {
  const text = texts(lang);
  const described = failure ? markup` aria-describedby="failure"` : '';
  return markup`${failure ? markup`<p role="alert" id="failure">${text(`login.failure.${failure}`)}</p>` : ''}
<form method="post" action="/pageeditor-api/login?lang=${lang}">
<input type="hidden" name="csrf_token" value="${csrfToken}"><input type="hidden" name="next" value="${next}">
<label>${text('login.username')}<input name="username" autocomplete="username" autocapitalize="none" required maxlength="200" value="${username}"${described}></label>
<label>${text('login.password')}<input name="password" type="password" autocomplete="current-password" required maxlength="200"></label>
<button class="main" type="submit">${text('login.submit')}</button>
</form>`;
}
