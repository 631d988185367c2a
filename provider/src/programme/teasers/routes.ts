import { asc, gte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { teasersCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { teasers } from '../../platform/database/schema/index.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { poster, thumbnailsOf } from '../../media/picture.ts';

/** The teasers among the events of today and later. */
export function registerTeasers(app: FastifyInstance, context: ProviderContext): void {
  const { db, clock } = context;
  registerCall(
    app,
    context,
    teasersCall,
    async ({ lang }) => {
      const rows = await db
        .select()
        .from(teasers)
        .where(gte(teasers.position, clock.today()))
        .orderBy(asc(teasers.position), asc(teasers.id));
      return rows.map((row) => {
        const picture = poster(row.image, row.imageAlt[lang]);
        return {
          id: row.id,
          position: row.position,
          preline: row.preline[lang],
          headline: row.headline[lang],
          subline: row.subline[lang],
          link: row.link[lang],
          link_text: row.linkText[lang],
          image_obj: picture,
          image_thumbnails: thumbnailsOf(picture),
        };
      });
    },
    { cachedUntilChangeOf: 'content' },
  );
}
