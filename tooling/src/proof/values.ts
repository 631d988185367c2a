import { zonedTime } from '@spielplan/shared-contracts/i18n/zoned-time';

/** The zone of the house, which the times of its calendar file name. */
export function zoneOf(calendar: string): string | undefined {
  return /TZID[=:]([\w/+-]+)/.exec(calendar)?.[1];
}

/** An instant as wall time, `YYYY-MM-DDTHH:mm`; undefined for what is none, and where no zone is known. */
export function wallMinute(instant: unknown, zone: string | undefined): string | undefined {
  const moment = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  return zone === undefined || Number.isNaN(moment) ? undefined : zonedTime(zone, moment).slice(0, 16);
}

/** `12.50`, `12,50` or `12` in cents; undefined for what is no amount. */
export function centsOf(amount: string): number | undefined {
  const euros = Number(amount.replace(',', '.'));
  return amount && Number.isFinite(euros) ? Math.round(euros * 100) : undefined;
}

/** The event an address belongs to: its last number; null where it has none. */
export function eventOf(address: string): number | null {
  const [, id] = /\/(\d+)(?:$|[?#])/.exec(address) ?? [];
  return id === undefined ? null : Number(id);
}
