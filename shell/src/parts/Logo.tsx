import { paths } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import { useText } from '../i18n/useText.ts';

/**
 * The mark of the house, where it has one, beside its name;
 * both lead to the start page (product.md section 2).
 */
export function Logo() {
  const text = useText();
  const { lang, site } = usePage();
  const logo = site.house?.logo;
  return (
    <a className="logo" href={paths.home({ lang })}>
      {logo?.kind === 'drawing' ? (
        <svg viewBox={logo.view_box} role="img" aria-label={text('home')}>
          <path d={logo.path} />
        </svg>
      ) : logo ? (
        <img src={logo.src} width={logo.width} height={logo.height} alt={text('home')} />
      ) : (
        <span className="visually-hidden">{text('home')}</span>
      )}
      <span>{site.siteName}</span>
    </a>
  );
}
