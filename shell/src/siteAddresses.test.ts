import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { siteAddressAt } from '@spielplan/shared-contracts/routes';
import { routes } from './routes.ts';
import { PACKAGED_ROUTES } from './server/releases/packagedRoutes.ts';

/** Pages of editors that the shell shows itself. */
const PAGES = ['home', 'notFound'];
const OWN = [
  ...Object.entries(routes).map(([id, { patterns }]) => [id, patterns] as const),
  ...Object.entries(PACKAGED_ROUTES.office ?? {}),
]
  .filter(([id]) => !PAGES.includes(id))
  .flatMap(([id, patterns]) => LANGUAGES.map((lang) => [id, lang, patterns[lang]] as const))
  .filter(([, lang, pattern]) => pattern.startsWith(`/${lang}/`));

it.each(OWN)('no page of editors can be made at the address of the screen %s in %s', (_, lang, pattern) => {
  expect(siteAddressAt(lang, pattern.replaceAll(':slug', 'ein-titel').replaceAll(':id', '7'))).not.toBeNull();
});

it('a start page, the page for what is not there and others may be pages of editors', () => {
  for (const lang of LANGUAGES)
    for (const path of ['', '/404', '/besuch', '/stories-2', '/stories/leser'])
      expect(siteAddressAt(lang, `/${lang}${path}`)).toBeNull();
});
