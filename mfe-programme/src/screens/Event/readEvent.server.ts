import { eventCall, type EventDetail } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadContext, PageMissing, PageRedirect } from '@spielplan/shared-contracts/remote';
import { readId } from '@spielplan/shared-contracts/routes';

type Answer = { kind: 'event'; event: EventDetail } | PageMissing | PageRedirect;

/**
 * Reads the event of an address and settles what is not it: no such event is 404, one that is gone 410, and a wrong slug
 * with the right id leads to the canonical one (301, decision 36). Other failures come out as thrown.
 */
export async function readEvent(context: LoadContext, pathOf: (place: { slug: string; id: number }) => string): Promise<Answer> {
  const { provider, params, lang, url } = context;
  const id = readId(params.id);
  if (id === null) return { kind: 'missing', status: 404 };
  try {
    const event = await provider.read(eventCall, { params: { lang, id } });
    if (event.slug === params.slug) return { kind: 'event', event };
    return { kind: 'redirect', status: 301, to: pathOf({ slug: event.slug, id: event.id }) + url.search };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return { kind: 'missing', status: 404 };
    if (isSpielplanError(error, 'GONE')) return { kind: 'missing', status: 410 };
    throw error;
  }
}
