import type { FastifyInstance } from 'fastify';
import { htmlPartCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { cacheUntilChange } from '../../platform/changes/changes.ts';
import type { ProviderContext } from '../../platform/context.ts';
import { htmlParts } from '../../platform/database/schema/index.ts';
import { registerCall } from '../../platform/http/registerCall.ts';

/**
 * Fragments of a page that the house keeps itself,
 * such as its error pages: a handful, kept in memory.
 */
export function registerHtmlParts(app: FastifyInstance, context: ProviderContext): void {
  const { db, changes, clock } = context;
  const readParts = cacheUntilChange(
    changes,
    'content',
    async () => new Map((await db.select().from(htmlParts)).map((part) => [part.slug, part])),
    clock.now,
  );
  registerCall(
    app,
    context,
    htmlPartCall,
    async ({ lang, params }) => {
      const part = (await readParts()).get(params.slug);
      if (!part) throw new SpielplanError('NOT_FOUND', { detail: 'no such fragment' });
      return { slug: part.slug, title: part.title[lang], style: part.style, body: part.body[lang] };
    },
    { cachedUntilChangeOf: 'content' },
  );
}
