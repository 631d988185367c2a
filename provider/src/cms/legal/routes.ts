import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { imprintCall, privacyCall, termsCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { legalTexts } from '../../platform/database/schema/index.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { LEGAL_PATHS } from './legalPaths.ts';

const TEXTS = [
  [termsCall, 'agb'],
  [imprintCall, 'imprint'],
  [privacyCall, 'privacy-policy'],
] as const;

/** Terms, imprint and privacy policy. */
export function registerLegalTexts(app: FastifyInstance, context: ProviderContext): void {
  for (const [call, key] of TEXTS) {
    registerCall(
      app,
      context,
      call,
      async ({ lang }) => {
        const [row] = await context.db.select().from(legalTexts).where(eq(legalTexts.key, key));
        if (!row) throw new SpielplanError('NOT_FOUND', { detail: 'the house has not written this text yet' });
        return {
          title: row.title[lang],
          body: row.body[lang],
          urls: { de: LEGAL_PATHS[key]({ lang: 'de' }), en: LEGAL_PATHS[key]({ lang: 'en' }) },
          modified: toHouseInstant(row.modified),
        };
      },
      { cachedUntilChangeOf: 'content' },
    );
  }
}
