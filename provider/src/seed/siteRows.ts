import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type {
  alerts,
  modules,
  navigationItems,
  openingHours,
  pages,
  redirects,
  settings,
  teasers,
} from '../platform/database/schema/index.ts';
import { ABOUT_PAGES } from './content/site/about.ts';
import { ALERTS, EXCEPTIONS, TEASERS, WEEK } from './content/site/dailyLife.ts';
import { CHILDREN_PAGE } from './content/site/children.ts';
import { EASY_HOUSE_PAGES } from './content/site/easy/houses.ts';
import { EASY_PRODUCTION_PAGES } from './content/site/easy/productions.ts';
import { EDUCATION } from './content/site/education.ts';
import { FESTIVAL } from './content/site/festival.ts';
import { GUEST_PAGES } from './content/site/guests.ts';
import { HOME } from './content/site/home.ts';
import { HOUSE, RIVER } from './content/site/house.ts';
import { MEDIA_LIBRARY } from './content/site/mediaLibrary.ts';
import type { SeedBlock, SeedPage } from './content/block.ts';
import { FOOTER, MENU, REDIRECTS, SECONDARY_MENU, type SeedNavItem } from './content/site/navigation.ts';
import { PRODUCTIONS } from './content/productions/index.ts';
import { ORGANISATION_PAGES } from './content/site/organisation.ts';
import { RESIDENCY_PAGE } from './content/site/residency.ts';
import { SEASON_PAGE } from './content/site/season.ts';
import { SECTIONS, SIGN_LANGUAGE_BLOCKS } from './content/site/sections.ts';
import { SERVICE_PAGES } from './content/site/services.ts';
import { VISIT_PAGES } from './content/site/visit.ts';
import { t } from './content/text.ts';
import { buildEvents, type SeedEvent } from './eventRows.ts';
import { completeFields } from './completeFields.ts';
import { CLOSED_DAY, scheduleProgramme } from './schedule.ts';

/**
 * The line of partners at the foot of each page. The settings
 * have no language of their own, so it says everything twice.
 */
const FOOTER_LOGOS = [
  '<ul>',
  '<li><span lang="de">Gefördert von der <strong>Stadt Altwasser</strong></span><span lang="en">Supported by the <strong>Town of Altwasser</strong></span></li>',
  '<li><span lang="de">Medienpartner:</span> <span lang="en">Media partner:</span> <strong lang="de">Altwasser Rundschau</strong></li>',
  '</ul>',
].join('');

/** The house films for performances in sign language when they are so many days away. */
const FILM_DAYS = 5;

export interface SiteRows {
  settings: (typeof settings.$inferInsert)[];
  pages: (typeof pages.$inferInsert)[];
  modules: (typeof modules.$inferInsert)[];
  navigationItems: (typeof navigationItems.$inferInsert)[];
  redirects: (typeof redirects.$inferInsert)[];
  openingHours: (typeof openingHours.$inferInsert)[];
  alerts: (typeof alerts.$inferInsert)[];
  teasers: (typeof teasers.$inferInsert)[];
}

const PAGES: readonly SeedPage[] = [
  HOME,
  ...VISIT_PAGES,
  ...ABOUT_PAGES,
  ...GUEST_PAGES,
  EDUCATION,
  FESTIVAL,
  ...ORGANISATION_PAGES,
  ...SERVICE_PAGES,
  RESIDENCY_PAGE,
  MEDIA_LIBRARY,
  SEASON_PAGE,
  ...EASY_HOUSE_PAGES,
  ...EASY_PRODUCTION_PAGES,
  CHILDREN_PAGE,
];
const NONE = t('', '');
/** Days within which the pages of a house were last changed. */
const RECENT_DAYS = 30;

/**
 * Everything around the programme: pages with their blocks, menus, redirects, opening hours, alerts, teasers. `events` are
 * those of the same day, for the blocks that show some of them.
 */
export function buildSite(today: IsoDay, events: readonly SeedEvent[] = programmeOf(today)): SiteRows {
  return {
    settings: [
      { key: 'site_name', value: t('Kulturmeile Altwasser', 'Kulturmeile Altwasser') },
      { key: 'opening_hours_place', value: t('Altes Zollamt', 'Old Customs House') },
      {
        key: 'design',
        value: {
          theme: 'cc01',
          event_style: 'style1',
          menu_style: 'style1',
          calendar_filter: true,
          favourites: true,
          error_pages: { '404': '/html/404.html' },
          hubspot: { portal_id: '10000042', region: 'eu1' },
          map_water: [RIVER],
        },
      },
      { key: 'house', value: HOUSE },
      { key: 'publishing', value: 'draft' },
      { key: 'html_footer_logos', value: FOOTER_LOGOS },
      { key: 'html_header', value: '<meta name="author" content="Kulturmeile Altwasser">' },
    ],
    pages: PAGES.map((page, index) => ({
      id: index + 1,
      parentId: page.parent ? pageId(page.parent) : null,
      path: page.path,
      contentType: 'page',
      title: page.title,
      headline: page.headline,
      metaTitle: page.title,
      metaDescription: page.description,
      isOnline: !page.isOffline,
      isClickable: true,
      inMenu: MENU.some(({ url }) => url.de === `/de/${page.path.de}`),
      inFooter: false,
      isLandingPage: page.isLandingPage ?? false,
      isEasy: page.isEasy ?? false,
      ...easySubject(page),
      theme: page.theme ?? null,
      image: page.image?.poster ?? null,
      imageAlt: page.image?.alt ?? null,
      position: index + 1,
      modified: inHouseZone(`${addDays(today, -1 - (index % RECENT_DAYS))}T09:30:00`).toJSDate(),
    })),
    modules: buildBlocks(today, events),
    navigationItems: buildNavigation(),
    redirects: REDIRECTS.map((redirect, index) => ({ id: index + 1, ...redirect })),
    openingHours: buildOpeningHours(today),
    alerts: ALERTS.map(({ fromDay, toDay, ...alert }, index) => ({
      id: index + 1,
      ...alert,
      onlineFrom: inHouseZone(`${addDays(today, fromDay)}T00:00:00`).toJSDate(),
      onlineTo: inHouseZone(`${addDays(today, toDay)}T00:00:00`).toJSDate(),
    })),
    teasers: TEASERS.map(({ inDays, ...teaser }, index) => ({
      id: index + 1,
      position: addDays(today, inDays),
      ...teaser,
      image: `teaser-${index + 1}`,
      imageAlt: t(`Grafik zu „${teaser.headline.de}“`, `Graphic for “${teaser.headline.en}”`),
    })),
  };
}

function pageId(key: string): number {
  const index = PAGES.findIndex((page) => page.key === key);
  if (index === -1) throw new Error(`There is no page with the key ${key}.`);
  return index + 1;
}

function easySubject({ easyOf: of }: SeedPage): Pick<SiteRows['pages'][number], 'easyKind' | 'easyId'> {
  if (!of) return {};
  if ('page' in of) return { easyKind: 'page', easyId: pageId(of.page) };
  const production = PRODUCTIONS.find(({ title }) => title.de === of.production);
  if (!production) throw new Error(`There is no production with the title ${of.production}.`);
  return { easyKind: 'production', easyId: production.id };
}

/** What blocks stand on. */
type SeedPlace = Pick<SiteRows['modules'][number], 'pageId' | 'contentType' | 'objectId'>;

function programmeOf(today: IsoDay): SeedEvent[] {
  return buildEvents(scheduleProgramme(today), today).events;
}

function buildBlocks(today: IsoDay, events: readonly SeedEvent[]): SiteRows['modules'] {
  const rows: SiteRows['modules'] = [];
  const add = (list: readonly SeedBlock[], place: SeedPlace, parentId: number | null, columnIndex: number | null): void => {
    list.forEach((module, position) => {
      const id = rows.length + 1;
      const { slug, model, fields, columns = [] } = module;
      rows.push({
        id,
        ...place,
        parentId,
        columnIndex,
        position,
        slug,
        model,
        fields: completeFields(fields, today, events),
        columns: columns.map(({ classes }) => classes),
      });
      columns.forEach(({ children }, index) => add(children, place, id, index));
    });
  };
  PAGES.forEach((page, index) => add(page.modules, { pageId: index + 1 }, null, null));
  add(SECTIONS, { pageId: null, contentType: 'site', objectId: 1 }, null, null);
  const signed = events.find(
    ({ access, status, day }) => access?.includes('sign_language') && status === 'scheduled' && day > addDays(today, FILM_DAYS),
  );
  if (signed) add(SIGN_LANGUAGE_BLOCKS, { pageId: null, contentType: 'event', objectId: signed.id }, null, null);
  return rows;
}

function buildNavigation(): SiteRows['navigationItems'] {
  const rows: SiteRows['navigationItems'] = [];
  const add = (menu: 'menu' | 'secondary' | 'footer', items: readonly SeedNavItem[], parentId: number | null): void => {
    items.forEach(({ name, url, children = [], hasTabNavigation = false }, position) => {
      const id = rows.length + 1;
      rows.push({ id, menu, parentId, position, name, url, hasTabNavigation });
      add(menu, children, id);
    });
  };
  add('menu', MENU, null);
  add('secondary', SECONDARY_MENU, null);
  add('footer', FOOTER, null);
  return rows;
}

function buildOpeningHours(today: IsoDay): SiteRows['openingHours'] {
  const week = WEEK.map(([weekday, timeFrom, timeTo]) => ({
    weekday,
    day: null,
    timeFrom,
    timeTo,
    closed: timeFrom === null,
    alternativeText: NONE,
    alternativeLinkUrl: NONE,
  }));
  const exceptions = EXCEPTIONS.map(({ inDays, from, to, closed, text, link }) => ({
    weekday: null,
    day: addDays(today, inDays),
    timeFrom: from,
    timeTo: to,
    closed,
    alternativeText: text,
    alternativeLinkUrl: link,
  }));
  const christmasEve = closedDayFrom(today);
  const closed = {
    weekday: null,
    day: christmasEve,
    timeFrom: null,
    timeTo: null,
    closed: true,
    alternativeText: NONE,
    alternativeLinkUrl: NONE,
  };
  return [...week, ...exceptions.filter(({ day }) => day !== christmasEve), closed].map((row, index) => ({
    id: index + 1,
    ...row,
  }));
}

/** The next day on which all houses are closed. */
function closedDayFrom(today: IsoDay): IsoDay {
  const year = Number(today.slice(0, 4));
  const day = `${year}-${CLOSED_DAY}`;
  return day >= today ? day : `${year + 1}-${CLOSED_DAY}`;
}
