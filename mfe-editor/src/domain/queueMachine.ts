/** What the save queue is doing. */
export type QueueState =
  /** Everything is with the provider, or waits for a decision. */
  | 'rest'
  /** Something was changed, and a pause is waited for; what was sent before goes on. */
  | 'collecting'
  | 'sending'
  /**
   * Nobody knows what has arrived, or what others have done:
   * the documents are read before anything else is sent.
   */
  | 'checking'
  /** The provider cannot be reached; it is tried again. */
  | 'offline'
  /** The documents cannot be read by this editor; they are read again only when asked for. */
  | 'unavailable'
  /** The session has ended; everything waits for a login. */
  | 'parked';

export type QueueEvent =
  | 'changed'
  | 'answered'
  | 'due'
  | 'settled'
  | 'unclear'
  | 'checked'
  | 'lost'
  | 'denied'
  | 'retry'
  | 'loggedOut'
  | 'loggedIn';

/** The rules of saving, as a table: an event that a state does not name leaves it as it is. */
export const TRANSITIONS: Readonly<Record<QueueState, Readonly<Partial<Record<QueueEvent, QueueState>>>>> = {
  rest: { changed: 'collecting', retry: 'checking', loggedOut: 'parked' },
  collecting: { due: 'sending', retry: 'checking', unclear: 'checking', lost: 'offline', loggedOut: 'parked' },
  sending: { changed: 'collecting', settled: 'rest', unclear: 'checking', lost: 'offline', loggedOut: 'parked' },
  checking: { checked: 'sending', lost: 'offline', denied: 'unavailable', loggedOut: 'parked' },
  offline: { retry: 'checking', loggedOut: 'parked' },
  unavailable: { retry: 'checking', loggedOut: 'parked' },
  parked: { loggedIn: 'checking' },
};

/** The state after an event. */
export function nextState(state: QueueState, event: QueueEvent): QueueState {
  return TRANSITIONS[state][event] ?? state;
}
