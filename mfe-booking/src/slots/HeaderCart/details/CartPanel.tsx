import { formatCents, parseCents, seatRows } from '@spielplan/shared-contracts/rules';
import { Button, Dialog } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatHouseMoment } from '../../../domain/time/houseMoment.ts';
import type { HeldLine } from '../../../domain/cart/heldLine.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCart, useCartStore } from '../../../stores/useCart.ts';
import { CartActions, Status } from './CartActions.tsx';

interface CartPanelProps {
  isOpen: boolean;
  onClose: () => void;
  href: string;
}

/** What is held, line by line; each can be given back. Opening it asks the ticket system again. */
export function CartPanel({ isOpen, onClose, href }: CartPanelProps) {
  const text = useText();
  const store = useCartStore();
  const { record, amount, doing } = useCart();
  const [released, setReleased] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const lines = record?.lines ?? [];

  useEffect(() => {
    if (isOpen) void store.sync();
  }, [isOpen, store]);

  const close = () => {
    setReleased('');
    onClose();
  };

  const release = async (line: HeldLine, name: string) => {
    await store.release(line.id);
    if (store.getState().trouble !== null) return;
    setReleased(text('cart.released', { ticket: name }));
    list.current?.focus();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={amount === 0 ? text('cart.title') : text('cart.held', { count: amount })}
      closeLabel={text('booking.close')}
    >
      <Lines ref={list} tabIndex={-1} aria-busy={doing === 'release' || undefined}>
        {lines.map((line, index) => (
          <CartLine key={line.id ?? index} line={line} isBusy={doing !== null} onRelease={release} />
        ))}
      </Lines>
      {lines.length === 0 ? <p>{text(amount === 0 ? 'cart.empty' : 'cart.unknown')}</p> : null}
      <Status role="status">{released}</Status>
      {amount > 0 ? <CartActions href={href} /> : null}
    </Dialog>
  );
}

interface CartLineProps {
  line: HeldLine;
  isBusy: boolean;
  onRelease: (line: HeldLine, name: string) => Promise<void>;
}

function CartLine({ line, isBusy, onRelease }: CartLineProps) {
  const text = useText();
  const { lang } = useHost();
  const { title, groupName, quantity, price, start, seats, isForeign = false } = line;
  const ticket = isForeign ? text('cart.ticket') : line.priceName;
  const when = start === null ? null : formatHouseMoment(Date.parse(start), lang);
  const cents = price === null ? null : parseCents(price);
  // Alone it says which of several it is: of one event, of one price, for wheelchair and companion.
  const rows = seatRows(isForeign ? [] : seats).map((row) => text('cart.seats', { ...row }));
  const said = [ticket, groupName, title, when && text('cart.when', when), rows.join('; ')].filter(Boolean).join(', ');
  const name = text('selection.line', { amount: quantity, ticket: said });
  const places = [groupName, rows.join('; ')].filter((part) => part !== '');
  return (
    <li>
      {title ? <strong>{title}</strong> : null}
      {when ? <span>{text('cart.when', when)}</span> : null}
      <span>
        {text('selection.line', { amount: quantity, ticket }) +
          (cents === null ? '' : ` · ${cents === 0 ? text('prices.free') : formatCents(cents * quantity)}`)}
      </span>
      {places.length > 0 ? <span>{places.join(', ')}</span> : null}
      {line.id === null ? null : (
        <Button
          variant="quiet"
          isBusy={isBusy}
          aria-label={text('cart.releaseOf', { ticket: name })}
          onClick={() => void onRelease(line, name)}
        >
          {text('cart.release')}
        </Button>
      )}
    </li>
  );
}

const Lines = styled.ul`
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  &:focus {
    outline: none;
  }

  > li {
    display: grid;
    justify-items: start;
    padding-block: ${space(1)};
    border-block-end: 1px solid ${color.line};
  }
`;
