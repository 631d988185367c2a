import type { Localised } from '@spielplan/shared-contracts/i18n';
import { LEGAL_TEXTS, legalHtml } from '../legal/index.ts';
import { t } from '../text.ts';
import { block, type SeedPage } from './module.ts';

const PAGES = [
  {
    key: 'imprint',
    text: 'imprint',
    path: 'impressum',
    description: t('Wer für diese Seiten verantwortlich ist.', 'Who is responsible for these pages.'),
  },
  {
    key: 'privacy',
    text: 'privacy-policy',
    path: 'datenschutz',
    description: t('Was wir über Ihren Besuch wissen und was nicht.', 'What we know about your visit and what we do not.'),
  },
  {
    key: 'terms',
    text: 'agb',
    path: 'agb',
    description: t('Die Bedingungen für den Kauf von Eintrittskarten.', 'The conditions for buying tickets.'),
  },
] as const;

/** The pages every footer links to; they show the legal texts of the house, which is fictitious. */
export const LEGAL_PAGES: SeedPage[] = PAGES.map(({ key, text, path, description }) => legalPage(key, text, path, description));

function legalPage(key: string, textKey: string, path: string, description: Localised): SeedPage {
  const text = LEGAL_TEXTS.find((candidate) => candidate.key === textKey);
  if (!text) throw new RangeError(`There is no legal text called ${textKey}.`);
  const html = legalHtml(text);
  return {
    key,
    path: t(path, path),
    title: text.title,
    headline: text.title,
    description,
    modules: [block('text', `${key}-text`, (lang) => ({ content: html[lang], anchor: '', decrease_distance: false }))],
  };
}
