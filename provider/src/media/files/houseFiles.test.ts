import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());
const get = (file: string, headers = {}) => fetch(`${provider.url}/media/house/${file}`, { headers });

describe('The film and the sound of the house', () => {
  it.each([
    ['river-film-1.mp4', 'video/mp4', 250_000],
    ['river-tones-1.mp3', 'audio/mpeg', 150_000],
  ])('%s comes whole and in parts, and is small', async (file, type, most) => {
    const whole = await get(file);
    const size = (await whole.arrayBuffer()).byteLength;
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([200, type, 'bytes']);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(size).toBeLessThanOrEqual(most);
    const part = await get(file, { range: 'bytes=100-199' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${size}`]);
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    expect((await get(file, { range: `bytes=${size}-` })).status).toBe(416);
  });

  it.each(['README.md', 'makeMedia.ts', 'nothing.mp4', '..%2fseed.ts', '%2e%2e%2f%2e%2e%2fmain.ts'])(
    '%s is none of them',
    async (file) => {
      expect((await get(file)).status).toBe(404);
    },
  );
});
