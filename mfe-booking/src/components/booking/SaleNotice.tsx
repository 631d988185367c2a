import { useHost } from '@spielplan/shared-ui/host';
import { Notice } from '@spielplan/shared-ui/components';
import type { SaleState } from '../../domain/offer/bookingOffer.ts';
import { formatHouseMoment } from '../../domain/time/houseMoment.ts';
import { useText } from '../../i18n/useText.ts';

/** Why nothing can be booked here (product.md section 4). Nothing, where something can. */
export function SaleNotice({ sale }: { sale: SaleState }) {
  const text = useText();
  const { lang } = useHost();
  if (sale.kind === 'bookable') return null;
  const words = sale.kind === 'notYet' ? text('sale.notYet', formatHouseMoment(sale.from, lang)) : text(`sale.${sale.kind}`);
  return (
    <Notice>
      <p>{words}</p>
    </Notice>
  );
}
