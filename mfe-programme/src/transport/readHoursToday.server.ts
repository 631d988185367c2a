import { openingHoursCall, type OpeningHours } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';

/** Today's hours; null, logged, where they cannot be read. */
export async function readHoursToday({ provider, lang, log }: LoadContext): Promise<OpeningHours | null> {
  try {
    return await provider.read(openingHoursCall, { query: { lang } });
  } catch (error) {
    log('warn', 'venue.hoursUnavailable', { error: String(error) });
    return null;
  }
}
