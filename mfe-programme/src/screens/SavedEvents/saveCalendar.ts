import type { CalendarPieces } from '../../domain/savedEvents/savedEventsView.ts';

/** A calendar file of these events from its pieces; what is not among them is left out. */
export function joinCalendar({ head, entries, tail }: CalendarPieces, ids: readonly number[]): string {
  return head + ids.map((id) => entries[id] ?? '').join('') + tail;
}

/** Hands the browser a calendar file that it saves under this name. */
export function saveCalendar(calendar: CalendarPieces, ids: readonly number[], filename: string): void {
  const href = URL.createObjectURL(new Blob([joinCalendar(calendar, ids)], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href, download: filename });
  link.click();
  // The browser has taken the file over by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(href));
}
