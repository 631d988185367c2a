import { measureReleases } from '../testing/measureReleases.ts';

it('needs no more memory and no more of the disk after two hundred releases of a remote than after ten', async () => {
  const { heapFactor, diskEach } = await measureReleases(200);
  expect(heapFactor).toBeLessThanOrEqual(1.05);
  expect(diskEach).toBeLessThan(150);
});
