import { fetchTime } from './transport/fetchTime.ts';

/** A device whose clock and whose sense of time drift apart by more has been asleep, or was set. */
const DRIFT_MS = 60_000;

/** What the server's clock was ahead of this device's; null until the server has told its time. */
let ahead: number | null = null;
let noted = { device: 0, elapsed: 0 };
let asking: Promise<void> | null = null;

/** The server's time in epoch ms as far as it is known, else this device's. */
export function houseNow(): number {
  return Date.now() + (ahead ?? 0);
}

/** Whether the server has told its time since this device slept, or was set to another one. */
export function isClockKnown(): boolean {
  return ahead !== null && Math.abs(Date.now() - noted.device - (performance.now() - noted.elapsed)) < DRIFT_MS;
}

/** Takes the time from an answer that the server has just given; `age` counts where another one kept it meanwhile. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const sent = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(sent)) return;
  const time = sent + (Number(headers.get('age')) || 0) * 1_000;
  noted = { device: Date.now(), elapsed: performance.now() };
  // Headers tell whole seconds.
  ahead = Math.abs(time - Date.now()) < 2_000 ? 0 : time - Date.now();
}

/**
 * Asks the server for its time, once for all who ask: a device whose clock is days ahead would take everything for over.
 * Where it cannot be asked this device's clock is as good as any.
 */
export function learnServerTime(): Promise<void> {
  asking ??= fetchTime()
    .then(noteServerTime)
    .catch(() => undefined)
    .then(() => {
      if (!isClockKnown()) {
        ahead ??= 0;
        noted = { device: Date.now(), elapsed: performance.now() };
      }
      asking = null;
    });
  return asking;
}

/** Forgets the server's time, as for a device that has just been started. */
export function forgetServerTime(): void {
  ahead = null;
}
