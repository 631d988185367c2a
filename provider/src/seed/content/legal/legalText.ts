import type { Localised } from '@spielplan/shared-contracts/i18n';
import { t } from '../text.ts';

/**
 * A legal text as it is written down: sections with a
 * heading each, paragraphs without markup around them.
 */
export interface SeedLegalText {
  key: 'agb' | 'imprint' | 'privacy-policy';
  title: Localised;
  sections: readonly { heading: Localised | null; paragraphs: readonly Localised[] }[];
}

/** A section; without a heading it opens the text. */
export function section(heading: Localised | null, ...paragraphs: Localised[]): SeedLegalText['sections'][number] {
  return { heading, paragraphs };
}

/** The text as rich text; a paragraph that is a list already stays one. */
export function legalHtml({ sections }: SeedLegalText): Localised {
  const html = (lang: 'de' | 'en') =>
    sections
      .map(({ heading, paragraphs }) => {
        const blocks = paragraphs.map((text) => (text[lang].startsWith('<ul>') ? text[lang] : `<p>${text[lang]}</p>`));
        return (heading ? `<h2>${heading[lang]}</h2>` : '') + blocks.join('');
      })
      .join('');
  return t(html('de'), html('en'));
}
