import { houseZone, type IsoDay } from '@spielplan/shared-contracts/i18n';

/**
 * The day in the house of a moment (epoch ms), without a library: Sweden writes its dates as ISO does.
 */
export function houseToday(now: number): IsoDay {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: houseZone() }).format(now);
}
