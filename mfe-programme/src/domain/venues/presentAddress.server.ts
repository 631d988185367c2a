import type { VenueSummary } from '@spielplan/shared-contracts/api';

/** An address as it is written on a letter, line by line. */
export function addressLines(address: VenueSummary['address']): string[] {
  return address ? [address.street, `${address.postal_code} ${address.town}`] : [];
}
