import { formatUrlDate, parseUrlDate } from '@spielplan/shared-contracts/i18n';

const DAY_KEYS = ['date', 'date_to'];
const FIELD_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Without scripts a date field sends 2026-08-01 where addresses say 01-08-2026: the query with
 * the day as addresses write it, or the very same object where there is nothing to rewrite.
 */
export function withAddressDate(search: URLSearchParams): URLSearchParams {
  const written = DAY_KEYS.filter((key) => isOfField(search.get(key)));
  if (written.length === 0) return search;
  const read = new URLSearchParams(search);
  for (const key of written) read.set(key, formatUrlDate(search.get(key) ?? ''));
  return read;
}

function isOfField(date: string | null): boolean {
  return date !== null && FIELD_DATE.test(date) && parseUrlDate(formatUrlDate(date)) !== null;
}
