import type { EventSummary, ProductionDetail, ProductionSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { texts } from '../../i18n/texts.ts';
import { plainPoster, productionPoster, thumbnailsOf } from '../../media/picture.ts';
import { named } from '../presentNamed.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { isEventOver } from '../events/presentEventSummary.ts';
import type { ProgrammeEntry } from '../entries/programme.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { ProductionRow } from '../entries/loadProductions.ts';
import { presentCredits } from '../entries/presentCredits.ts';
import { presentParts } from '../entries/presentParts.ts';

export interface ProductionOptions {
  lang: Language;
  /** Epoch ms: a date counts as still to come until it is over. */
  now: number;
}

/** A production as lists show it, in one language. */
export function presentProductionSummary(entry: CatalogueEntry, { lang, now }: ProductionOptions): ProductionSummary {
  const { production, season, type, genre, tags } = entry;
  const picture = productionPoster(production, entry.dates[0]?.run ?? null, lang);
  const ahead = datesAhead(entry, now);
  return {
    id: production.id,
    slug: production.slug[lang],
    name: production.title[lang],
    preline: production.preline[lang],
    headline: production.headline[lang],
    subline: production.subline[lang],
    link: productionPath(production, lang),
    link_text: texts(lang)('event.link.more'),
    date_start: instantOf(ahead[0]),
    date_end: instantOf(ahead.at(-1)),
    date_first: instantOf(entry.dates[0]),
    season: season && named(season, lang),
    exhibition_type: type && named(type, lang),
    genre: genre && named(genre, lang),
    tags: tags.map((tag) => named(tag, lang)),
    image_obj: picture,
    image_thumbnails: thumbnailsOf(picture),
  };
}

/** A production with all that its page shows, in one language; `dates` are the ones ahead. */
export function presentProduction(entry: CatalogueEntry, dates: EventSummary[], options: ProductionOptions): ProductionDetail {
  const { production } = entry;
  const { lang } = options;
  const lastChange = Math.max(production.modified.getTime(), ...entry.dates.map(({ event }) => event.modified.getTime()));
  return {
    ...presentProductionSummary(entry, options),
    description: production.description[lang],
    credits: presentCredits(production.credits, lang),
    ...presentParts(production, lang),
    duration_minutes: production.durationMinutes,
    age_from: production.ageFrom,
    image_plain: plainPoster(production, lang),
    dates,
    urls: { de: productionPath(production, 'de'), en: productionPath(production, 'en') },
    modified: toHouseInstant(new Date(lastChange)),
  };
}

/** The dates of a production that are still to come at `now`, soonest first. */
export function datesAhead({ dates }: Pick<CatalogueEntry, 'dates'>, now: number): readonly ProgrammeEntry[] {
  return dates.filter((entry) => !isEventOver(entry, now));
}

function instantOf(entry: ProgrammeEntry | undefined): string | null {
  return entry ? toHouseInstant(entry.event.dateStart) : null;
}

function productionPath({ id, slug }: ProductionRow, lang: Language): string {
  return paths.production({ lang, slug: slug[lang], id });
}
