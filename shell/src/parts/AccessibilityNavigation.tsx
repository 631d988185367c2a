import { paths } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import { useText } from '../i18n/useText.ts';

/**
 * The first stops of the keyboard, each seen while it has the focus: past the header to the content
 * (WCAG 2.4.1), to the search of the site, to the footer (product.md section 2, accessibility
 * navigation).
 */
export function AccessibilityNavigation() {
  const text = useText();
  const { lang, site } = usePage();
  return (
    <nav className="skip-links" aria-label={text('skip.label')}>
      <a href="#main">{text('skip')}</a>
      {site.hasSearch === false ? null : <a href={paths.search({ lang })}>{text('skip.search')}</a>}
      <a href="#footer">{text('skip.footer')}</a>
    </nav>
  );
}
