import { venuesCall } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { Points } from '../domain/plan/planDays.ts';

/** Where these venues are, of those that say so. None, logged, where they cannot be read: a plan is whole without its ways. */
export async function readVenuePoints(
  ids: ReadonlySet<number>,
  { provider, lang, log }: Pick<LoadContext, 'provider' | 'lang' | 'log'>,
): Promise<Points> {
  // Nobody walks within a house.
  if (ids.size < 2) return {};
  try {
    const venues = await provider.read(venuesCall, { params: { lang } });
    return Object.fromEntries(
      venues.flatMap(({ id, address }) =>
        ids.has(id) && address?.latitude != null && address.longitude != null
          ? [[id, [address.latitude, address.longitude] as const]]
          : [],
      ),
    );
  } catch (error) {
    log('warn', 'plan.venuesUnavailable', { error: String(error) });
    return {};
  }
}
