import { ButtonLink } from '@spielplan/shared-ui/components';
import { usePage } from '@spielplan/shared-ui/host';
import { languagesOf } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { color, fontSize, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { PageHeader } from '../../parts/PageHeader/PageHeader.tsx';
import { pageWidth } from '../../blocks/blockStyles.ts';
import { CookieSettingsButton } from '../../consent/CookieSettingsButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { LogOutForm } from '../LogOutForm.tsx';
import type { AccountView, OrdersView, UserLink, UserView } from './userView.ts';

/**
 * The visitor's own page: who is logged in and where the account
 * is changed, or how to log in. All of it is links and a form.
 */
export function UserScreen({ data }: { data: UserView }) {
  const { kind, title, account, loginHref } = data;
  return (
    <>
      <PageHeader headline={title} />
      <Body>
        {account ? <Account account={account} kind={kind} /> : <LoggedOut href={loginHref} />}
        {kind === 'settings' ? <ThisBrowser /> : null}
      </Body>
    </>
  );
}

function Account({
  account: { facts, places, screens, orders, logOut, logOutEverywhere },
  kind,
}: {
  account: AccountView;
  kind: UserView['kind'];
}) {
  const text = useText();
  return (
    <section aria-labelledby="account">
      <h2 id="account">{text('user.account')}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {orders ? <Orders view={orders} /> : null}
      {places.length > 0 ? (
        <>
          <p>{text('user.inShop')}</p>
          <Links label={text(`user.${kind}.places`)} links={places} />
        </>
      ) : (
        <p>{text('user.shopOffline')}</p>
      )}
      {screens.length > 0 ? <Links label={text('user.screens')} links={screens} /> : null}
      {logOut ? <LogOutForm view={logOut} label={text('user.logOut')} /> : null}
      {logOutEverywhere ? <LogOutForm view={logOutEverywhere} label={text('user.logOutEverywhere')} /> : null}
    </section>
  );
}

/** What was bought, the newest first. */
function Orders({ view }: { view: OrdersView }) {
  const text = useText();
  return (
    <section aria-labelledby="orders">
      <h3 id="orders">{text('user.orders.title')}</h3>
      {view.kind === 'list' ? (
        <>
          <ol>
            {view.orders.map(({ number, href, about, items }) => (
              <li key={number}>
                <p>
                  {href === null ? <strong>{number}</strong> : <a href={href}>{number}</a>} · {about}
                </p>
                {items.map((item) => (
                  <p key={item}>{item}</p>
                ))}
              </li>
            ))}
          </ol>
          {view.rest === null ? null : <p>{view.rest}</p>}
        </>
      ) : (
        <p>{text(`user.orders.${view.kind}`)}</p>
      )}
    </section>
  );
}

function LoggedOut({ href }: { href: string | null }) {
  const text = useText();
  return (
    <section aria-labelledby="account">
      <h2 id="account">{text('user.account')}</h2>
      <p>{text(href ? 'user.loggedOut' : 'user.shopOffline')}</p>
      {href ? (
        <div>
          <ButtonLink href={href} rel="nofollow">
            {text('user.logIn')}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}

/** What is set without an account, since it belongs to the browser. */
function ThisBrowser() {
  const text = useText();
  const { lang, languages, site } = usePage();
  return (
    <section aria-labelledby="browser">
      <h2 id="browser">{text('user.browser')}</h2>
      <p>{text('user.browserText')}</p>
      <Links
        label={text('user.languages')}
        links={languagesOf(languages)
          .filter((each) => each !== lang)
          .map((each) => ({
            label: text(`language.${each}`),
            href: languages[each] ?? '',
          }))}
      />
      {site.hasSavedEvents ? (
        <Links label={text('user.saved')} links={[{ label: text('favourites'), href: paths.favourites({ lang }) }]} />
      ) : null}
      <CookieSettingsButton />
    </section>
  );
}

function Links({ label, links }: { label: string; links: readonly UserLink[] }) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Body = styled.div`
  ${pageWidth}
  display: grid;
  gap: ${space(6)} clamp(2rem, 6vw, 7rem);
  padding-block-end: clamp(3rem, 8vw, 8rem);

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
    align-content: start;
    justify-items: start;
    max-inline-size: 44rem;
  }

  section > * {
    max-inline-size: 100%;
    margin: 0;
  }

  h2 {
    font-size: ${fontSize.title};
  }

  dl > div {
    padding-block: ${space(1)};
  }

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    font-size: ${fontSize.lead};
    font-weight: 650;
    overflow-wrap: anywhere;
  }

  nav {
    inline-size: 100%;
    border-block-start: 3px solid ${color.ink};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ol {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ol p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  nav li a {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    padding-block: ${space(1)};
    border-block-end: 1px solid ${color.line};
    font-weight: 650;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  nav li a:hover {
    color: ${color.accent};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  .cookie-settings {
    min-block-size: ${TARGET_SIZE};
    padding: 0 ${space(2)};
    border: 2px solid ${color.ink};
    background: transparent;
    font-weight: 650;
    text-decoration: none;
    cursor: pointer;
  }

  ${from.large} {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    align-items: start;
  }
`;
