import { paths } from '@spielplan/shared-contracts/routes';
import { languagesOf } from '@spielplan/shared-contracts/i18n';
import { usePage } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AccessibilityNavigation } from '../../parts/AccessibilityNavigation.tsx';
import { useText } from '../../i18n/useText.ts';
import { LogOutForm } from '../../screens/LogOutForm.tsx';
import { Main } from '../navigation/Main.tsx';

/**
 * The frame of the dashboard (product.md section 2): its screens,
 * whose session it is, and the ways back to the website and out.
 */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const text = useText();
  const { lang, site, languages, frame } = usePage();
  const { account, screens = [] } = frame ?? {};
  return (
    <>
      <AccessibilityNavigation />
      <Head className="cc02">
        <p>
          <a href={paths.home({ lang })}>{site.siteName}</a>
        </p>
        <ul aria-label={text('office.languages')}>
          {languagesOf(languages).map((each) => (
            <li key={each} lang={each}>
              <a href={languages[each]} hrefLang={each} aria-current={each === lang || undefined}>
                {text(`language.${each}`)}
              </a>
            </li>
          ))}
        </ul>
        <div>
          <span>{account?.name}</span>
          {account?.logOut ? <LogOutForm view={account.logOut} label={text('office.logOut')} /> : null}
        </div>
        {screens.length > 0 ? (
          <nav aria-label={text('office.dashboard')}>
            <ul>
              {screens.map(({ title, url, isCurrent }) => (
                <li key={url}>
                  <a href={url} aria-current={isCurrent ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </Head>
      <Main>{children}</Main>
    </>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} clamp(${space(1)}, 3vw, ${space(4)});
  padding: ${space(1)} var(--edge) 0;
  background: ${color.ground};
  color: ${color.ink};

  p {
    flex: 1 1 7rem;
    margin: 0;
    font-weight: 800;
    line-height: 1.1;
  }

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(${space(2)}, 3vw, ${space(3)});
    margin: 0;
    padding: 0;
    list-style: none;
  }

  nav {
    flex: 1 0 100%;
    margin-block-start: ${space(1)};
  }

  /* On phones who is logged in and the way out have a line of their own, from edge to edge. */
  @media (max-width: 39.99em) {
    div {
      flex: 1 0 100%;
      justify-content: space-between;
    }
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    border-block-end: 4px solid transparent;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  a[aria-current] {
    border-color: ${color.accent};
    font-weight: 650;
  }

  @media print {
    display: none;
  }
`;
