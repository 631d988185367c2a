import { languagesOf } from '@spielplan/shared-contracts/i18n';
import { usePage } from '@spielplan/shared-ui/host';
import { useText } from '../../i18n/useText.ts';
import { Popup } from '../../parts/Popup.tsx';

/**
 * This page in every language of the site. Another one loads
 * fully, because texts and menus come with the language.
 */
export function LanguageMenu() {
  const text = useText();
  const { lang, languages } = usePage();
  if (languagesOf(languages).length < 2) return null;
  const label = (
    <>
      <span className="language-code">{lang}</span> <span className="visually-hidden">{text('language.choose')}</span>
    </>
  );
  return (
    <Popup className="language-menu" label={label}>
      <ul>
        {languagesOf(languages).map((each) => (
          <li key={each} lang={each}>
            {each === lang ? (
              <span aria-current="true">{text(`language.${each}`)}</span>
            ) : (
              <a href={languages[each]} hrefLang={each} rel="alternate">
                {text(`language.${each}`)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Popup>
  );
}
