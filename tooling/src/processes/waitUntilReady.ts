import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './Program.ts';

/**
 * Waits until the program answers 200 at the given address. Rejects with a
 * sentence when the program ends first or is not ready after `limit` milliseconds.
 */
export async function waitUntilReady(program: Program, url: string, limit = 300_000): Promise<void> {
  const deadline = performance.now() + limit;
  while (performance.now() < deadline) {
    if (program.hasEnded()) throw new Error(`The ${program.name} ended before it was ready (exit code ${await program.ended}).`);
    if (await answers(url)) return;
    await sleep(100);
  }
  throw new Error(`The ${program.name} did not become ready within ${Math.round(limit / 1000)} s.`);
}

/** By node:http, because fetch refuses some ports that serve well. */
function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 2_000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
