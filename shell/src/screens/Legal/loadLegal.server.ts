import { imprintCall, privacyCall, termsCall } from '@spielplan/shared-contracts/api';
import { houseDay, formatDate } from '@spielplan/shared-contracts/i18n/dates';
import type { Loader } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { plainText } from '@spielplan/shared-contracts/rules';
import type { LegalView } from './legalView.ts';
import { presentSections } from './presentSections.server.ts';

const TEXTS = {
  terms: { call: termsCall, path: paths.terms },
  privacy: { call: privacyCall, path: paths.privacy },
  imprint: { call: imprintCall, path: paths.imprint },
} as const;
const MAX_DESCRIPTION_CHARS = 160;

/**
 * Makes the loader of one of the house's legal texts. The text is the provider's (product.md section
 * 7); the table of cookies below the privacy policy is the site's own. Named errors of the provider
 * pass through.
 */
export function loadLegal(name: keyof typeof TEXTS): Loader<LegalView> {
  const { call, path } = TEXTS[name];
  return async ({ lang, provider, text }) => {
    const { title, body, modified } = await provider.read(call, { params: { lang } });
    return {
      kind: 'page',
      data: {
        title,
        ...presentSections(body),
        modified: modified
          ? { label: text('legal.modified', { date: formatDate(modified, lang) }), day: houseDay(modified) }
          : null,
        hasCookieTable: name === 'privacy',
      },
      head: {
        title,
        trail: [],
        description: describe(body),
        canonical: path({ lang }),
        alternates: { de: path({ lang: 'de' }), en: path({ lang: 'en' }) },
      },
    };
  };
}

/** How the text begins, up to a whole word. */
function describe(body: string): string {
  const words = plainText(body);
  return words.length <= MAX_DESCRIPTION_CHARS ? words : `${words.slice(0, MAX_DESCRIPTION_CHARS).replace(/\s+\S*$/, '')} …`;
}
