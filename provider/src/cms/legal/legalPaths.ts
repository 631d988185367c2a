import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import type { legalTexts } from '../../platform/database/schema/index.ts';

type LegalKey = (typeof legalTexts.$inferSelect)['key'];

/** Where the site shows each legal text. */
export const LEGAL_PATHS: Readonly<Record<LegalKey, (at: { lang: Language }) => string>> = {
  agb: paths.terms,
  imprint: paths.imprint,
  'privacy-policy': paths.privacy,
};
