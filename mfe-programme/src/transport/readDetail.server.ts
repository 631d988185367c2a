import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadContext, PageMissing, PageRedirect } from '@spielplan/shared-contracts/remote';
import { parseId } from '@spielplan/shared-contracts/routes';

/** The address of a thing by its slug and id. */
export type PathOf = (place: { slug: string; id: number }) => string;

export type Detail<Thing> = { kind: 'found'; thing: Thing } | PageMissing | PageRedirect;

/**
 * Reads the thing an address names and settles what is not it: none of that id is 404, one that is
 * gone 410, and a wrong slug with the right id leads to the canonical one, query kept (301, R36).
 * Other failures come out as thrown.
 */
export async function readDetail<Thing extends { id: number; slug: string }>(
  { params, url }: Pick<LoadContext, 'params' | 'url'>,
  read: (id: number) => Promise<Thing>,
  pathOf: PathOf,
): Promise<Detail<Thing>> {
  const id = parseId(params.id);
  if (id === null) return { kind: 'missing', status: 404 };
  try {
    const thing = await read(id);
    if (thing.slug === params.slug) return { kind: 'found', thing };
    return { kind: 'redirect', status: 301, to: pathOf({ slug: thing.slug, id: thing.id }) + url.search };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return { kind: 'missing', status: 404 };
    if (isSpielplanError(error, 'GONE')) return { kind: 'missing', status: 410 };
    throw error;
  }
}
