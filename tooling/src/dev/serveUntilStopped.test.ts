import { jest } from '@jest/globals';
import { serveUntilStopped } from './serveUntilStopped.ts';
import type { DevSite } from './startDevSite.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let exits: unknown[];
let written: string;
beforeEach(() => {
  exits = [];
  written = '';
  jest.spyOn(process, 'exit').mockImplementation((code) => void exits.push(code) as never);
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => Boolean((written += String(text))));
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const signal of SIGNALS) process.removeAllListeners(signal);
});

/** A site on its way; `stops` counts how often it was told to end. */
function siteWith(ready: Promise<void>) {
  const stops: number[] = [];
  const site = { origin: 'http://localhost:3001', ready, stop: async () => void stops.push(1) } as unknown as DevSite;
  return { stops, serving: serveUntilStopped({ site, portVariable: 'PORT' }) };
}

it('says where the site is, and ends it once however often the terminal asks', async () => {
  const { stops, serving } = siteWith(Promise.resolve());
  await serving;
  expect(written).toContain('http://localhost:3001');
  for (const signal of SIGNALS) process.emit(signal);
  await new Promise((resolve) => setImmediate(resolve));
  expect([stops.length, exits]).toEqual([1, [0]]);
});

it.each([
  [Object.assign(new Error('listen'), { code: 'EADDRINUSE' }), 'is taken. Stop what runs there, or set PORT.'],
  [new Error('no build'), 'no build'],
])('a site that cannot start (%s) ends with 1 and says why', async (fault, words) => {
  const { stops, serving } = siteWith(Promise.reject(fault));
  await serving;
  expect(written).toContain(words);
  expect([stops.length, exits]).toEqual([1, [1]]);
});
