import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { isUnsure, type GroupOutcome } from '../../domain/cart/cartOutcome.ts';
import { useRefusalWords } from '../useRefusalWords.ts';
import { useText } from '../../i18n/useText.ts';
import { useDateLine } from './useDateLine.ts';
import { useTicketName } from './useTicketName.ts';

/**
 * Every ticket group with its outcome in words; one that
 * is not in the cart says why, and what to do (R29).
 */
export function OutcomeList({ outcomes }: { outcomes: readonly GroupOutcome[] }) {
  const text = useText();
  const nameOf = useTicketName();
  const lineOf = useDateLine();
  const wordsFor = useRefusalWords();
  return (
    <Groups>
      {outcomes.map(({ group, outcome }) => (
        <li key={group.key} data-outcome={outcome.kind}>
          <strong>
            {text(outcome.kind === 'held' ? 'summary.held' : isUnsure(outcome) ? 'summary.unsure' : 'summary.unheld')}
          </strong>
          {group.event ? (
            <span>{text('booking.whenAndWhere', { when: group.event.title, place: lineOf(group.event) })}</span>
          ) : null}
          {group.tickets.map((ticket) => (
            <span key={ticket.saleTypeId}>{text('selection.line', { amount: ticket.amount, ticket: nameOf(ticket) })}</span>
          ))}
          {outcome.kind === 'held' ? null : <span>{wordsFor(outcome)}</span>}
        </li>
      ))}
    </Groups>
  );
}

const Groups = styled.ul`
  display: grid;
  gap: ${space(1)};
  inline-size: 100%;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    padding: ${space(1)} ${space(2)};
    border-inline-start: 0.5rem solid ${color.line};
  }

  > li:not([data-outcome='held']) {
    border-color: ${color.accent};
  }
`;
