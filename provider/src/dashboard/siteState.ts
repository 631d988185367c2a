import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, lte } from 'drizzle-orm';
import type { dashboardSiteCall, dashboardVersionsCall } from '@spielplan/shared-contracts/api';
import { z } from 'zod';
import type { ProviderContext } from '../platform/context.ts';
import { readNewestMigration } from '../platform/database/migrate.ts';
import { articles, pages } from '../platform/database/schema/index.ts';
import { isKept } from '../documents/isKept.ts';
import { toHouseInstant } from '../platform/clock/clock.ts';
import { readProgramme } from '../programme/index.ts';

const MANIFEST = join(import.meta.dirname, '../../package.json');

/** Whether site and shop are open, and how much is on them at this moment. */
export async function readSiteState(context: ProviderContext): Promise<z.output<typeof dashboardSiteCall.answer>> {
  const { db, clock } = context;
  const now = clock.now();
  const states = await db.select({ isOnline: pages.isOnline, number: count() }).from(pages).where(isKept).groupBy(pages.isOnline);
  const [published] = await db
    .select({ number: count() })
    .from(articles)
    .where(lte(articles.published, new Date(now)));
  const { entries } = await readProgramme(context);
  const numberOf = (isOnline: boolean) => states.find((state) => state.isOnline === isOnline)?.number ?? 0;
  return {
    ...(await context.readOpenings()),
    pages: numberOf(true) + numberOf(false),
    pages_offline: numberOf(false),
    events_upcoming: entries.filter(({ event }) => event.dateStart.getTime() >= now).length,
    articles: published?.number ?? 0,
  };
}

/** What runs here: this provider, and the structure its database has. */
export async function readVersions({ db }: ProviderContext): Promise<z.output<typeof dashboardVersionsCall.answer>> {
  const manifest = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const structure = await readNewestMigration(db);
  return [
    { name: 'provider', version: manifest.version, released: null },
    { name: 'node', version: process.versions.node, released: null },
    ...(structure ? [{ name: 'database', version: structure.name, released: toHouseInstant(structure.applied) }] : []),
  ];
}
