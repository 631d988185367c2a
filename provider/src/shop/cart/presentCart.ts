import type { CartAnswer, CartItem } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { CartState } from './cartState.ts';
import { isRenewable } from './holdUntil.ts';
import type { HeldLine } from './ticketLines.ts';

/** Where the shop shows a visitor's cart. */
export function cartUrlOf(publicOrigin: string): string {
  return `${publicOrigin}${WEBSHOP_PATHS[0]}/cart`;
}

interface CartParts {
  state: CartState;
  lines: readonly HeldLine[];
  lang: Language;
  /** Epoch ms. */
  now: number;
  configuration: Configuration;
}

/**
 * A cart as the contract wants it: the deadline of the server's clock, and that clock itself (R33).
 */
export function presentCart({ state, lines, lang, now, configuration }: CartParts): CartAnswer {
  return {
    tickets_quantity: state.quantity,
    cart_url: cartUrlOf(configuration.publicOrigin),
    reserved_until: state.until === null ? null : new Date(state.until).toISOString(),
    server_time: new Date(now).toISOString(),
    items: lines.map((line) => presentItem(line, lang)),
    is_renewable: isRenewable(configuration, state),
    has_expired: state.quantity === 0 && state.heldSince !== null,
  };
}

function presentItem(line: HeldLine, lang: Language): CartItem {
  return {
    id: line.id,
    event_jet_id: line.event.idJet ?? line.event.id,
    sale_type_id: line.saleTypeId,
    seat_group: line.groupNumber,
    block_id: line.blockId,
    title: line.production.title[lang],
    price_name: line.priceName[lang],
    quantity: line.quantity,
    price: (line.cents / 100).toFixed(2),
    date_start: line.start,
    seat_group_name: line.group?.[lang] ?? null,
    seats: line.seats.map(({ row, number }) => ({ row: row[lang], number })),
  };
}
