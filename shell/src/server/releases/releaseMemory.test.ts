import { measureReleases } from '../testing/measureReleases.ts';

it('needs no more memory and no more of the disk after sixty releases of a remote than after ten', async () => {
  const { settled, heapFactor, diskEach } = await measureReleases(60);
  expect([settled.heap > 0, settled.disk > 0]).toEqual([true, true]);
  expect(heapFactor).toBeLessThanOrEqual(1.05);
  // What has been live is remembered by its fingerprint, and nothing else of it.
  expect(diskEach).toBeLessThan(150);
});
