import { languagesOf } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import { CookieSettingsButton } from '../../consent/CookieSettingsButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { SITE_INDEX_ID } from '../Header/Header.tsx';
import { FooterLink } from './FooterLink.tsx';
import { HouseAddress } from './HouseAddress.tsx';
import { nameLengthStyle } from '../../parts/nameLengthStyle.ts';

/**
 * The back cover: all sections, the house's own links, its address, and its name as large
 * as the page is wide. A landing page has no menu down here either (product.md section 1).
 */
export function Footer() {
  const text = useText();
  const { lang, site, languages, frame } = usePage();
  const isLandingPage = frame?.isLandingPage;
  const otherLanguages = languagesOf(languages).filter((each) => each !== lang);
  const { menu, footer } = site.nav;
  const venues = site.house?.venues ?? [];
  const legal = [
    { title: text('footer.imprint'), url: paths.imprint({ lang }) },
    { title: text('footer.privacy'), url: paths.privacy({ lang }) },
    { title: text('footer.terms'), url: paths.terms({ lang }) },
  ];
  const isListed = (url: string) => footer.some((item) => item.url === url);
  const links = [...footer, ...legal.filter(({ url }) => !isListed(url))];
  return (
    <footer id="footer" className="site-footer cc02">
      <FooterCode className="site-footer-top" html={site.footerCode?.top} />
      {isLandingPage ? null : (
        <nav id={SITE_INDEX_ID} className="site-index" aria-label={text('footer.site')} tabIndex={-1}>
          <ul>
            {menu.map((item) => (
              <li key={item.menu_name}>
                <FooterLink url={item.url} title={item.menu_name} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="site-footer-columns">
        <HouseAddress name={site.siteName} house={site.house} />
        {venues.length > 0 && !isLandingPage && (
          <nav aria-label={text('footer.houses')}>
            <ul>
              {venues.map((venue) => (
                <li key={venue.url}>
                  <FooterLink {...venue} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {isLandingPage && otherLanguages.length > 0 ? (
          // Elsewhere the header has them.
          <nav aria-label={text('language.choose')}>
            <ul>
              {otherLanguages.map((each) => (
                <li key={each} lang={each}>
                  <a href={languages[each]} hrefLang={each} rel="alternate">
                    {text(`language.${each}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <nav aria-label={text('footer.legal')}>
          <ul>
            {links.map(({ title, url }) => (
              <li key={url}>
                <FooterLink url={url} title={title} newTabHint={isExternal(url) ? text('link.newTab') : null} />
              </li>
            ))}
            <li>
              <CookieSettingsButton />
            </li>
          </ul>
        </nav>
      </div>
      <FooterCode className="site-footer-logos" html={site.footerCode?.logos} />
      <p className="site-footer-name" aria-hidden="true" style={nameLengthStyle(site.siteName)}>
        {site.siteName}
      </p>
      <FooterCode className="site-footer-bottom" html={site.footerCode?.bottom} />
    </footer>
  );
}

interface FooterCodeProps {
  className: string;
  html: string | undefined;
}

/**
 * A piece of the house's own markup, cleaned by the
 * provider; the page's policy lets no script of it run.
 */
function FooterCode({ className, html }: FooterCodeProps) {
  return html ? <div className={className} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

/** Tells whether a link leaves the site; paths, places on the page, mail and telephone do not. */
function isExternal(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url);
}
