import type { Localised } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { t } from './text.ts';

/** A fragment of a page as it is written down. */
export interface SeedHtmlPart {
  slug: string;
  title: Localised;
  style: string;
  body: Localised;
}

const STYLE =
  '.house-notice{max-inline-size:34rem;margin-inline:auto;padding-block:4rem}.house-notice h1{font-size:clamp(2rem,7vw,3.5rem);line-height:1.05;margin:0 0 1rem}.house-notice a{color:inherit;text-underline-offset:.2em}';

/** The house's own words for what goes wrong, by the HTTP status they belong to. */
export const HTML_PARTS: readonly SeedHtmlPart[] = [
  part(
    '404',
    t('Seite nicht gefunden', 'Page not found'),
    t(
      'Hier ist nur Wasser. Die Adresse gibt es nicht oder nicht mehr.',
      'There is only water here. This address does not exist, or no longer does.',
    ),
    [paths.events, t('Zum Programm', 'See what’s on')],
  ),
  part(
    '410',
    t('Abgespielt', 'No longer playing'),
    t(
      'Diese Veranstaltung hat es gegeben. Was jetzt gespielt wird, steht im Programm.',
      'This event did exist. What is playing now is in the programme.',
    ),
    [paths.events, t('Zum Programm', 'See what’s on')],
  ),
  part(
    '500',
    t('Etwas ist gerissen', 'Something has snapped'),
    t(
      'Hinter der Bühne ist etwas schiefgegangen. Wir wissen davon; versuchen Sie es in ein paar Minuten noch einmal.',
      'Something went wrong backstage. We know about it; please try again in a few minutes.',
    ),
    [paths.home, t('Zur Startseite', 'Back to the start')],
  ),
  part(
    '503',
    t('Umbaupause', 'Scene change'),
    t(
      'Wir bauen gerade um und sind gleich wieder da. Die Kasse erreichen Sie unter +49 69 90009 100.',
      'We are changing the scenery and will be back shortly. You can reach the box office on +49 69 90009 100.',
    ),
    [paths.home, t('Noch einmal versuchen', 'Try again')],
  ),
];

function part(
  slug: string,
  title: Localised,
  text: Localised,
  [path, label]: readonly [path: (target: { lang: 'de' | 'en' }) => string, label: Localised],
): SeedHtmlPart {
  const body = (lang: 'de' | 'en') =>
    `<section class="house-notice"><h1>${title[lang]}</h1><p>${text[lang]}</p><p><a href="${path({ lang })}">${label[lang]}</a></p></section>`;
  return { slug, title, style: STYLE, body: t(body('de'), body('en')) };
}
