import { SHOP_BADGE_ATTRIBUTE } from '@spielplan/shared-contracts/api/shop-badge';
import { SHOP_MARKERS, WEBSHOP_AREA_ATTRIBUTE, WEBSHOP_HEADER_ATTRIBUTE } from '@spielplan/shared-contracts/api/webshop-layout';
import { otherLanguage } from '@spielplan/shared-contracts/i18n';
import { paths, WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { AccessibilityNavigation } from '../../parts/AccessibilityNavigation.tsx';
import { CartEntry } from '../../parts/cart/CartEntry.tsx';
import { Logo } from '../../parts/Logo.tsx';
import { InfoLayer } from '../../parts/InfoLayer/InfoLayer.tsx';
import { useText } from '../../i18n/useText.ts';

/** Where a customer's account is in the shop. */
const ACCOUNT = `${WEBSHOP_PATHS[0]}/account`;
const CONTENT = { __html: SHOP_MARKERS.content };
const BADGE = { __html: SHOP_MARKERS.badge };

/**
 * The webshop layout: header and area (product.md section 2). It is rendered once as a template that
 * a shop fills, so what stands in area and badge is the shop's and is left alone when the page comes
 * to life. Links load fully: the browser knows the template and not the page that was made from it.
 */
export function WebshopPage() {
  const text = useText();
  const { lang, languages } = usePage();
  const other = otherLanguage(lang);
  return (
    <Page data-full-load>
      <AccessibilityNavigation />
      <Head className="site-header" {...{ [WEBSHOP_HEADER_ATTRIBUTE]: '' }}>
        <Logo />
        <nav aria-label={text('shop.nav')}>
          <Entries>
            <li>
              <a href={paths.events({ lang })}>{text('shop.programme')}</a>
            </li>
            <li>
              <CartEntry />
              <Badge>
                <span {...{ [SHOP_BADGE_ATTRIBUTE]: '' }} suppressHydrationWarning dangerouslySetInnerHTML={BADGE} />{' '}
                <span className="visually-hidden">{text('shop.badge')}</span>
              </Badge>
            </li>
            <li>
              <a href={`${ACCOUNT}?lang=${lang}`}>{text('shop.account')}</a>
            </li>
            {languages[other] === undefined ? null : (
              <li>
                <a href={languages[other]} hrefLang={other} lang={other}>
                  {text(`language.${other}`)}
                </a>
              </li>
            )}
          </Entries>
        </nav>
      </Head>
      <Area
        id="main"
        tabIndex={-1}
        {...{ [WEBSHOP_AREA_ATTRIBUTE]: '' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={CONTENT}
      />
      {/* An empty address is that of the page which the shop has made. */}
      <InfoLayer href="" />
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100svh;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  padding: ${space(1)} var(--edge);

  && {
    position: static;
  }
`;

const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 clamp(${space(1)}, 3vw, ${space(3)});
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    font-weight: 600;
  }

  a:hover {
    color: ${color.accent};
  }
`;

/** The shop's own count is for visitors without scripts; with them the cart entry shows it. */
const Badge = styled.span`
  &:has(> :first-child:empty) {
    display: none;
  }

  @media not (scripting: none) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Area = styled.main`
  flex: 1;
  inline-size: min(100% - 2 * var(--edge), 64rem);
  margin-inline: auto;
  padding-block: clamp(2rem, 6vw, 4.5rem) 4rem;
  outline: none;
`;
