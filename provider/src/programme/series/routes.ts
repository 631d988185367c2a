import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { seriesDetailCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import type { ProviderContext } from '../../platform/context.ts';
import { series } from '../../platform/database/schema/index.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { poster } from '../../media/picture.ts';
import { readBlocksOfDetail } from '../../documents/reading/readBlocksOfDetail.ts';
import { SHARED_BY_VISITORS } from '../../documents/readers/readerOf.ts';
import { slugIn } from '../../documents/links/slugIn.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';

/** A series with what its page tells; its events are the events call with `series`. */
export function registerSeries(app: FastifyInstance, context: ProviderContext): void {
  registerCall(
    app,
    context,
    seriesDetailCall,
    async (input) => {
      const { lang, params } = input;
      const [row] = await context.db.select().from(series).where(eq(series.id, params.id));
      if (!row) throw new SpielplanError('NOT_FOUND', { detail: 'no such series' });
      const pathIn = (language: Language) => paths.series({ lang: language, slug: slugIn(row, language), id: row.id });
      return {
        id: row.id,
        slug: slugIn(row, lang),
        name: row.name[lang],
        subline: row.subline[lang],
        description: row.description[lang],
        image_obj: row.imageAlt && poster(`series-${row.id}`, row.imageAlt[lang]),
        link: pathIn(lang),
        urls: { de: pathIn('de'), en: pathIn('en') },
        modified: toHouseInstant(row.modified),
        ...(await readBlocksOfDetail(context, input, 'series')),
      };
    },
    SHARED_BY_VISITORS,
  );
}
