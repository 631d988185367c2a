import { setTimeout as pause } from 'node:timers/promises';
import { dripBodies } from '../testing/dripBodies.ts';
import { openProxiedSite } from '../testing/openProxiedSite.ts';

const p95 = (times: readonly number[]) => times[Math.floor(times.length * 0.95)] ?? 0;
const head = (index: number) => `X-Forwarded-For: 198.51.${index % 250}.${Math.floor(index / 250)}\r\n`;

it.each([
  ['one address', false],
  ['as many addresses behind a balancer', true],
])(
  '1,000 bodies that drip from %s leave the p95 of cart reads where it was and are ended in time',
  async (_, isBehindProxy) => {
    const site = await openProxiedSite(
      (request, response) => {
        request.resume().on('end', () => response.end(`cart ${request.url}`));
      },
      { isBehindProxy },
    );
    const before = p95(await site.timeReads(1_000));
    const drips = await dripBodies({ port: site.port, count: 1_000, everyMs: 1_000, head: isBehindProxy ? head : undefined });
    const during = p95(await site.timeReads(2_000));
    process.stdout.write(`p95 of cart reads: ${before.toFixed(1)} ms, with 1,000 drips ${during.toFixed(1)} ms\n`);
    expect(during / Math.max(before, 5)).toBeLessThan(20);
    for (let seconds = 0; drips.open() > 0 && seconds < 20; seconds += 1) await pause(1_000);
    expect([drips.open(), new Set(drips.statuses())]).toEqual([0, new Set([408])]);
    drips.stop();
    await site.close();
  },
  60_000,
);
