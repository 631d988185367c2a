import { setTimeout as pause } from 'node:timers/promises';
import { dripBodies } from '../testing/dripBodies.ts';
import { openProxiedSite } from '../testing/openProxiedSite.ts';

const head = (index: number) => `X-Forwarded-For: 198.51.${index % 250}.${Math.floor(index / 250)}\r\n`;

it.each([
  ['one address', false],
  ['as many addresses behind a balancer', true],
])(
  '1,000 bodies that drip from %s hold up no cart and are ended',
  async (_, isBehindProxy) => {
    const site = await openProxiedSite(
      (request, response) => {
        request.resume().on('end', () => response.end(`cart ${request.url}`));
      },
      { isBehindProxy },
    );
    const drips = await dripBodies({ port: site.port, count: 1_000, everyMs: 1_000, head: isBehindProxy ? head : undefined });
    await site.readMany(2_000);
    // The reads have waited for none of them to end.
    expect(drips.open()).toBeGreaterThan(0);
    for (let seconds = 0; drips.open() > 0 && seconds < 20; seconds += 1) await pause(1_000);
    expect(drips.open()).toBe(0);
    expect(new Set(drips.statuses())).toEqual(new Set([408]));
    drips.stop();
    await site.close();
  },
  60_000,
);
