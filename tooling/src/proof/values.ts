const BERLIN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** An instant as Berlin wall time, `YYYY-MM-DDTHH:mm`; undefined for what is none. */
export function berlinMinute(instant: unknown): string | undefined {
  const moment = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(moment) ? undefined : BERLIN.format(moment).replace(' ', 'T');
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
