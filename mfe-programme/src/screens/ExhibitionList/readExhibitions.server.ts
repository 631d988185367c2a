import { productionsCall, type ProductionSummary } from '@spielplan/shared-contracts/api';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import { readAllPages, type LoadContext } from '@spielplan/shared-contracts/remote';

/**
 * All exhibitions of a type that can still be seen: the provider pages
 * them by their next date, which is not the order they are shown in.
 */
export function readExhibitions(type: string, { provider, lang, now, log }: LoadContext): Promise<ProductionSummary[]> {
  const date = formatUrlDate(houseDayAt(now));
  return readAllPages(
    (page) => provider.read(productionsCall, { params: { lang }, query: { exhibition_type: type, date, page } }),
    (count) => log('warn', 'exhibitions.cut', { count }),
  );
}
