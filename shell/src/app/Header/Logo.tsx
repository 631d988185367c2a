import { paths } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import { useText } from '../../i18n/useText.ts';

/** Five houses on a waterline, beside the name of the house. */
export function Logo() {
  const text = useText();
  const { lang, site } = usePage();
  return (
    <a className="logo" href={paths.home({ lang })}>
      <svg viewBox="0 0 44 40" role="img" aria-label={text('home')}>
        <path d="M0 32V14l4-6 4 6v18zM9 32V4h8v28zM18 32V18a4 4 0 0 1 8 0v14zM27 32V10h4V4h4v28zM36 32V20l8-6v18zM0 35h44v4H0z" />
      </svg>
      <span>{site.siteName}</span>
    </a>
  );
}
