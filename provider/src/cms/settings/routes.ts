import { and, asc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { breakingNewsCall, navCall, openingHoursCall, redirectsCall, settingsCall } from '@spielplan/shared-contracts/api';
import { addDays } from '@spielplan/shared-contracts/i18n/dates';
import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { alerts, navigationItems, openingHours, pages, redirects, settings } from '../../platform/database/schema/index.ts';
import { isKept } from '../../documents/isKept.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { readHoursPlace } from './hoursPlace.ts';
import { presentNavigation } from '../menus/presentNavigation.ts';
import { DAYS_AHEAD, nextOpenDay, presentOpeningHours } from './presentOpeningHours.ts';
import { presentSettings } from './presentSettings.ts';

/**
 * What every page of the site needs around its content:
 * settings, navigation, redirects, opening hours and the alert.
 */
export function registerSite(app: FastifyInstance, context: ProviderContext): void {
  const { db, clock, configuration } = context;
  const kept = { cachedUntilChangeOf: 'content' } as const;

  const readSettings = async () => presentSettings(await db.select().from(settings), configuration, context.kinds.released());
  registerCall(app, context, settingsCall, readSettings, kept);

  const readNavigation = async ({ lang }: { lang: 'de' | 'en' }) =>
    presentNavigation(
      await db.select().from(navigationItems).orderBy(asc(navigationItems.position), asc(navigationItems.id)),
      lang,
      (
        await db
          .select({ path: pages.path })
          .from(pages)
          .where(and(isKept, eq(pages.isOnline, false)))
      ).map((page) => pagePaths(page)[lang]),
    );
  registerCall(app, context, navCall, readNavigation, kept);

  registerCall(
    app,
    context,
    redirectsCall,
    ({ lang }) =>
      db
        .select({ old_path: redirects.oldPath, new_path: redirects.newPath })
        .from(redirects)
        .where(eq(redirects.lang, lang))
        .orderBy(asc(redirects.id)),
    kept,
  );

  registerCall(
    app,
    context,
    openingHoursCall,
    async ({ lang }) => {
      const today = clock.today();
      const [yesterday, last] = [addDays(today, -1), addDays(today, DAYS_AHEAD)];
      const isNear = and(gte(openingHours.day, yesterday), lte(openingHours.day, last));
      const rows = await db
        .select()
        .from(openingHours)
        .where(or(isNull(openingHours.day), isNear))
        .orderBy(asc(openingHours.timeFrom));
      const place = (await readHoursPlace(db))[lang];
      const hoursOf = (day: IsoDay) => presentOpeningHours(rows, day, lang);
      const next = nextOpenDay(today, hoursOf);
      return {
        ...hoursOf(today),
        yesterday: hoursOf(yesterday),
        ...(next && { next_opening: next }),
        ...(place && { place }),
      };
    },
    kept,
  );

  registerCall(
    app,
    context,
    breakingNewsCall,
    async ({ lang }) => {
      const now = new Date(clock.now());
      const rows = await db
        .select()
        .from(alerts)
        .where(
          and(or(isNull(alerts.onlineFrom), lte(alerts.onlineFrom, now)), or(isNull(alerts.onlineTo), gt(alerts.onlineTo, now))),
        )
        .orderBy(asc(alerts.id));
      return rows.map(({ id, title, text, link, linkTitle }) => ({
        id,
        title: title[lang],
        text: text[lang],
        link: link[lang],
        link_title: linkTitle[lang],
      }));
    },
    kept,
  );
}
