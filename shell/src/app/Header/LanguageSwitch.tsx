import { otherLanguage } from '@spielplan/shared-contracts/i18n';
import { usePage } from '@spielplan/shared-ui/host';
import { useText } from '../../i18n/useText.ts';

/** This page in the other language. It loads fully, because texts and menus come with the language. */
export function LanguageSwitch() {
  const text = useText();
  const { lang, languages } = usePage();
  const other = otherLanguage(lang);
  return (
    <a className="language-switch" href={languages[other]} hrefLang={other} lang={other} rel="alternate">
      {text('language.other')}
    </a>
  );
}
