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
      <span style={lineStyle(site.siteName)}>{site.siteName}</span>
    </a>
  );
}

/**
 * The header has no room for a line for each of three words or more: then two lines,
 * as even as can be, and more only on a phone.
 */
function lineStyle(name: string): { inlineSize: string } | undefined {
  const words = name.split(' ');
  if (words.length < 3) return undefined;
  const length = (from: number, to?: number) => words.slice(from, to).join(' ').length;
  const longest = words.slice(1).map((_, index) => Math.max(length(0, index + 1), length(index + 1)));
  return { inlineSize: `min(${Math.min(...longest)}ch, 40vw)` };
}
