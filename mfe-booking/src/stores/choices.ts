import { CHOICES_KEY } from '@spielplan/shared-contracts/storage';
import { amountOf, type SelectedTicket, type Selection } from '../domain/selection/selectedTicket.ts';
import { isCount, isRecord } from '../transport/readValue.ts';

/** Tickets somebody wanted while nothing could be sold (R72); nothing is reserved. */
export interface Choice {
  eventId: number;
  title: string;
  path: string;
  /** ISO 8601 with offset. */
  dateStart: string;
  tickets: Selection;
}

/** More than anybody wants at once; the oldest goes first. */
const MAX_CHOICES = 20;

/** Tickets by time of admission are sold all day long after the beginning. */
const DAY_MS = 86_400_000;

/** The choices for events of today (`now` in epoch ms) and later, latest first; what cannot be read is no choice. */
export function getChoices(now: number): Choice[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(CHOICES_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isChoice).filter(({ dateStart }) => Date.parse(dateStart) + DAY_MS > now) : [];
  } catch {
    return [];
  }
}

/** Keeps a choice in the place of an earlier one for the same event; `false` where the browser keeps nothing. */
export function keepChoice(choice: Choice, now: number): boolean {
  const others = getChoices(now).filter(({ eventId }) => eventId !== choice.eventId);
  return write(choice.tickets.length > 0 ? [choice, ...others].slice(0, MAX_CHOICES) : others);
}

/** Forgets the choice for an event. */
export function forgetChoice(eventId: number, now: number): boolean {
  return write(getChoices(now).filter((choice) => choice.eventId !== eventId));
}

/** A selection with another amount of one ticket. */
export function withAmount(selection: Selection, ticket: SelectedTicket): Selection {
  const others = selection.filter((each) => amountOf([each], ticket) === 0);
  return ticket.amount > 0 ? [...others, ticket] : others;
}

function write(choices: readonly Choice[]): boolean {
  try {
    if (choices.length === 0) localStorage.removeItem(CHOICES_KEY);
    else localStorage.setItem(CHOICES_KEY, JSON.stringify(choices));
    return true;
  } catch {
    return false;
  }
}

function isChoice(value: unknown): value is Choice {
  return (
    isRecord(value) &&
    isCount(value.eventId) &&
    [value.title, value.dateStart].every((each) => typeof each === 'string') &&
    // A path of this site: never another host, and no script.
    /^\/(?![/\\])/.test(String(value.path)) &&
    Array.isArray(value.tickets) &&
    value.tickets.length > 0 &&
    value.tickets.every(isTicket)
  );
}

function isTicket(value: unknown): boolean {
  return (
    isRecord(value) &&
    [value.saleTypeId, value.amount, value.maxQuantity].every(isCount) &&
    [value.seatGroup, value.blockId, value.cents].every((each) => each === null || isCount(each)) &&
    [value.groupName, value.priceName].every((each) => typeof each === 'string') &&
    (value.slotTime === null || typeof value.slotTime === 'string')
  );
}
