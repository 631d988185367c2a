let zone = 'Europe/Berlin';

/** Reads instants from here on as the house's calendar file does, whose times name their zone. */
export function takeZone(calendar: string): void {
  const [, named] = /TZID[=:]([\w/+-]+)/.exec(calendar) ?? [];
  if (named) zone = named;
}

/** An instant as wall time of the house, `YYYY-MM-DDTHH:mm`; undefined for what is none. */
export function wallMinute(instant: unknown): string | undefined {
  const moment = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(moment)) return undefined;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(moment).replace(' ', 'T');
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
