import { formatUrlDate, parseUrlDate } from '@spielplan/shared-contracts/i18n';

const FIELD_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Without scripts a date field sends 2026-08-01 where addresses say 01-08-2026: the query with
 * the day as addresses write it, or the very same object where there is nothing to rewrite.
 */
export function withAddressDate(search: URLSearchParams): URLSearchParams {
  const date = search.get('date');
  if (!date || !FIELD_DATE.test(date) || !parseUrlDate(formatUrlDate(date))) return search;
  const read = new URLSearchParams(search);
  read.set('date', formatUrlDate(date));
  return read;
}
