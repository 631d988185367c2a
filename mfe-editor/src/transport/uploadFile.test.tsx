import { uploadFile } from './uploadFile.ts';

const FILE = new File(['picture'], 'saal.png', { type: 'image/png' });

/** The provider of temp files, and what it was sent. */
function answer(respond: (signal: AbortSignal | null | undefined) => Promise<Response>) {
  const sent: { path: string; name: string | undefined; token: string | null }[] = [];
  document.cookie = 'csrftoken=known; path=/';
  globalThis.fetch = async (input, { body, headers, signal } = {}) => {
    const file = body instanceof FormData ? (body.get('file') as File) : null;
    sent.push({ path: input as string, name: file?.name, token: new Headers(headers).get('X-CSRFToken') });
    return respond(signal);
  };
  return sent;
}

it('sends the file with the token and answers its id', async () => {
  const sent = answer(async () => Response.json({ id: 'temp-1' }, { status: 201 }));
  await expect(uploadFile('en', FILE)).resolves.toBe('temp-1');
  expect(sent).toEqual([{ path: '/en/api/temp-files/', name: 'saal.png', token: 'known' }]);
});

it.each([
  ['refused', () => Promise.resolve(Response.json({ error: 'FILE_REFUSED', id: 'no' }, { status: 415 }))],
  ['answered with something else', () => Promise.resolve(Response.json({}))],
  ['answered with no JSON', () => Promise.resolve(new Response('<html>'))],
  ['cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a file that is %s has no id', async (_, respond) => {
  answer(respond);
  await expect(uploadFile('de', FILE)).resolves.toBeNull();
});

it('does not wait for ever', async () => {
  answer((signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))));
  await expect(uploadFile('de', FILE, 50)).resolves.toBeNull();
});
