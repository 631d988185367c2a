import type { BlockModel } from '@spielplan/shared-contracts/api';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { BlockFields } from '../../../platform/database/schema/index.ts';
import { inBothLanguages } from '../inBothLanguages.ts';
import { PRODUCTIONS } from '../productions/index.ts';
import { t } from '../text.ts';
import type { SeedBlock } from '../block.ts';

/**
 * A block whose fields are written once; what is there in
 * both languages, however deep, becomes the text of each.
 */
export function piece(model: BlockModel, slug: string, fields: BlockFields): SeedBlock {
  return { slug, model, fields: inBothLanguages(fields) };
}

export function headline(slug: string, content: Localised, more: BlockFields = {}): SeedBlock {
  return piece('headline', slug, { headline_level: 2, preline: '', content, subline: '', anchor: slug, ...more });
}

/** Rich text. */
export function prose(slug: string, de: string, en: string): SeedBlock {
  return piece('text', slug, { content: t(de, en), anchor: '', decrease_distance: false });
}

export function button(slug: string, linkText: Localised, link: Localised | string, more: BlockFields = {}): SeedBlock {
  const fields = { link_text: linkText, link, extra_class: '', sticky: false, anchor: '', open_new_window: false };
  return piece('link', slug, { ...fields, ...more });
}

/** A field of colour over the whole width, with columns in twelfths as a container has them. */
export function section(slug: string, fields: BlockFields, ...parts: [width: number, children: SeedBlock[]][]): SeedBlock {
  const columns = parts.map(([width, children]) => ({ classes: `col-${width}`, children }));
  return { ...piece('section', slug, { extra_class: '', image: null, ...fields }), columns };
}

/** A generated picture by its id. */
export function drawn(poster: string, de: string, en: string): { poster: string; alt: Localised } {
  return { poster, alt: t(de, en) };
}

/** The poster of the production with this German title. */
export function posterOf(title: string): { poster: string; alt: Localised } {
  const production = PRODUCTIONS.find((candidate) => candidate.title.de === title);
  if (!production) throw new RangeError(`There is no production called ${title}.`);
  return drawn(`production-${production.id}`, `Plakat: ${production.title.de}`, `Poster: ${production.title.en}`);
}

/**
 * Midnight in Berlin, so many days after the day of the seed; `siteRows` makes an instant of it.
 */
export function inDays(days: number): { inDays: number } {
  return { inDays: days };
}

/** Stands for the ids of the next event in each of the five houses. */
export const ONE_EVENT_OF_EACH_VENUE = { oneEventOfEachVenue: true } as const;
