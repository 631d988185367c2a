import type { IsoDay, Localised } from '@spielplan/shared-contracts/i18n';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { slugify } from '@spielplan/shared-contracts/routes';
import type { productions, productionTagLinks } from '../platform/database/schema/index.ts';
import { EXHIBITION_TYPES, GENRES, idOf, PRODUCTION_TAGS, SERIES, type TypeKey } from './content/options.ts';
import { type NumberedProduction, PRODUCTIONS } from './content/productions/index.ts';
import { t } from './content/text.ts';
import { partsOf } from './content/site/entryParts.ts';
import { durationOf } from './schedule.ts';

/** Where one has to understand the words. */
const SPOKEN: readonly TypeKey[] = ['theatre', 'talk', 'family'];

export interface ProductionRows {
  productions: (typeof productions.$inferInsert)[];
  tagLinks: (typeof productionTagLinks.$inferInsert)[];
}

/** All productions as rows; `seasonIdOf` tells the season a production belongs to. */
export function buildProductions(today: IsoDay, seasonIdOf: (production: NumberedProduction) => number): ProductionRows {
  const modified = inHouseZone(`${today}T06:00:00`).minus({ days: 30 }).toJSDate();
  return {
    productions: PRODUCTIONS.map((production) => {
      const { id, title, preline, subline, family, own } = production;
      return {
        id,
        slug: t(slugify(title.de), slugify(title.en)),
        title,
        preline,
        headline: title,
        subline,
        description: describe(production),
        imageAlt: t(`Plakat: ${title.de}`, `Poster: ${title.en}`),
        credits: family.credits,
        durationMinutes: family.type === 'exhibition' ? null : durationOf(production),
        ageFrom: family.ageFrom,
        parts: partsOf(title.de),
        spokenLanguage: SPOKEN.includes(family.type) ? 'de' : null,
        exhibitionTypeId: idOf(EXHIBITION_TYPES, family.type),
        genreId: idOf(GENRES, family.genre),
        // Not everything in a family belongs to its series.
        seriesId: family.series && (own?.series || id % 4 !== 1) ? idOf(SERIES, family.series) : null,
        seasonId: seasonIdOf(production),
        modified,
      };
    }),
    tagLinks: PRODUCTIONS.map((production) => ({ productionId: production.id, tagId: idOf(PRODUCTION_TAGS, tagOf(production)) })),
  };
}

/** The production's own paragraph, then one or two of its family's. */
function describe({ id, about, family }: NumberedProduction): Localised {
  const start = id % Math.max(1, family.more.length);
  const more = [...family.more.slice(start), ...family.more.slice(0, start)].slice(0, 1 + (id % 2));
  const html = (lang: 'de' | 'en') => [about, ...more].map((paragraph) => `<p>${paragraph[lang]}</p>`).join('');
  return t(html('de'), html('en'));
}

/** A world premiere is announced as one; the others are new, in the repertoire or made with others. */
function tagOf({ id, preline }: NumberedProduction): (typeof PRODUCTION_TAGS)[number]['key'] {
  if (preline.de.includes('Uraufführung')) return 'premiere-work';
  return (['new', 'repertoire', 'cooperation'] as const)[id % 3] ?? 'repertoire';
}
