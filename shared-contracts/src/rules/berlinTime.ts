const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

let formatter: Intl.DateTimeFormat | undefined;

/**
 * The wall time in Berlin at an instant (epoch ms), as `YYYY-MM-DDTHH:MM:SS`; such strings sort
 * by time (R1). Browsers know the zone themselves, so no date library is needed in their bundle.
 */
export function berlinWallTime(instant: number): string {
  formatter ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const found = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  const [year, month, day, hour, minute, second] = PARTS.map((part) => found.get(part) ?? '');
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** The Berlin day of an instant (epoch ms), `YYYY-MM-DD`. */
export function berlinDay(instant: number): string {
  return berlinWallTime(instant).slice(0, 10);
}

/**
 * The instant (ISO 8601, UTC) of a wall time in Berlin, `YYYY-MM-DDTHH:MM`. Of an hour that comes
 * twice it is the second one; an hour that summer time skips is read as one hour later.
 */
export function instantOfBerlin(wallTime: string): string {
  const wall = Date.parse(`${wallTime}Z`);
  const offsetAt = (instant: number) => Date.parse(`${berlinWallTime(instant)}Z`) - instant;
  const guess = wall - offsetAt(wall);
  return new Date(wall - offsetAt(guess)).toISOString();
}
