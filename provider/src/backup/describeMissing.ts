import { orderNumber } from '../shop/index.ts';
import type { Restored } from './afterRestore.ts';

/** What a restore has left missing, in lines for an operator: orders one by one, everything else by how much. */
export function describeMissing({ at, made, orders, missingOrders, missingRows }: Restored): string[] {
  const lines = [
    `Missing since ${made} (restored ${at}):`,
    `  Order numbers between ${orderNumber(orders.after)} and ${orderNumber(orders.before)} are not given out again. ` +
      'Whoever names one has bought after the backup: compare with the payments.',
  ];
  if (missingOrders.length === 0)
    lines.push('  The replaced database held no order that the backup does not hold, or there was none.');
  for (const { id, orderedAt, totalCents } of missingOrders)
    lines.push(`  ${orderNumber(id)}  ${orderedAt}  ${(totalCents / 100).toFixed(2)} €`);
  const more = Object.entries(missingRows).map(([table, rows]) => `${table} ${rows}`);
  if (more.length > 0) lines.push(`  Rows that the replaced database held more of: ${more.join(', ')}.`);
  return lines;
}
