const EDIT_KEY = 'edit';

/** Tells whether a query asks for edit mode. */
export function isEditing(search: string): boolean {
  return new URLSearchParams(search).has(EDIT_KEY);
}

/**
 * A query without the saved state that `v` names; every
 * other key stays as it is. Empty or with its question mark.
 */
export function withoutVersion(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('v');
  const text = params.toString();
  return text ? `?${text}` : '';
}

/**
 * A query with edit mode switched on or off; every other
 * key stays as it is. Empty or with its question mark.
 */
export function withEditing(search: string, isOn: boolean): string {
  const params = new URLSearchParams(search);
  params.delete(EDIT_KEY);
  if (isOn) params.append(EDIT_KEY, '1');
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** A query that asks for the page at a moment to come (an instant), which is looked at and not edited. */
export function withMoment(search: string, at: string): string {
  const params = new URLSearchParams(withoutMoment(search));
  params.delete(EDIT_KEY);
  params.delete('v');
  params.set('at', `${new Date(at).toISOString().slice(0, 16)}Z`);
  return `?${params}`;
}

/** A query for the page as it is now. */
export function withoutMoment(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('at');
  const text = params.toString();
  return text ? `?${text}` : '';
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z$/;
/** The provider answers for no later one. */
const MAX_AHEAD_MS = 2 * 365 * 86_400_000;

/** Whether a query asks for a moment that no page is shown at: one that has passed, lies too far ahead, or is none. */
export function hasLostMoment(search: string, now: number): boolean {
  const asked = new URLSearchParams(search).get('at');
  if (asked === null) return false;
  const ahead = MOMENT.test(asked) ? Date.parse(asked) - now : NaN;
  return !(ahead > 0 && ahead <= MAX_AHEAD_MS);
}
