import { jest } from '@jest/globals';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { sampleField, sampleForm } from '../../forms/testing/sampleForm.ts';
import { ANSWERS, entryOf, FIELDS, net, openFormPosting, PATH, post, postedOf } from '../testing/formPosting.ts';

openFormPosting();

describe('a form posted without scripts', () => {
  it('goes to the provider as a browser would send it, and on to the form shown as sent', async () => {
    const { status, headers } = await post();
    expect([status, headers.location, headers['cache-control']]).toEqual([303, `${PATH}?sent=1#form-7`, 'no-store']);
    expect(net.seen.map(({ path }) => path)).toEqual(['GET /api/shop-cart/', 'POST /de/api/forms-entries/']);
    expect(net.seen[1]?.headers).toMatchObject({
      'x-csrftoken': '0123456789abcdef0123456789abcdef',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'haus.example',
      'x-forwarded-proto': 'https',
    });
    expect(net.seen[1]?.headers.cookie).toContain('csrftoken=0123456789abcdef0123456789abcdef');
    expect(entryOf(net.seen[1]!)).toEqual({
      form: 7,
      field_values: { ...ANSWERS, text: 'eins\nzwei', mappe: null },
      elapsed_ms: expect.any(Number),
      submission_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    });
  });

  it('takes its file along, as the same visitor’s', async () => {
    expect((await post({ ...ANSWERS, mappe: new File(['%PDF'], 'Mappe.pdf') })).status).toBe(303);
    expect(net.seen.map(({ path }) => path).slice(1)).toEqual(['POST /de/api/temp-files/', 'POST /de/api/forms-entries/']);
    expect(net.seen[1]?.body).toMatch(/name="file"; filename="Mappe\.pdf"/);
    expect(net.seen[2]?.headers.cookie).toContain('uploadsid=whose');
    expect(entryOf(net.seen[2]!).field_values['mappe']).toBe('b3f1c5d2-0000-4000-8000-000000000001');
  });

  it('reserves what it is, so that many at once are taken of a form that allows large files', async () => {
    const files = ['eins', 'zwei'].map((slug) => sampleField('file', slug, { max_bytes: 24_000_000 }));
    net.formAnswer = () => sampleForm([...FIELDS, ...files]);
    const posts = await Promise.all(Array.from({ length: 6 }, (_, index) => post({ ...ANSWERS, name: `Ute ${index}` })));
    expect(posts.map(({ status }) => status)).toEqual(Array(6).fill(303));
  });

  it('pressed twice has one id, and another one when something else is written', async () => {
    const file = { mappe: new File(['a'], 'a.pdf') };
    for (const values of [ANSWERS, ANSWERS, { ...ANSWERS, name: 'Uta' }, { ...ANSWERS, ...file }]) await post(values);
    const [first, second, third, fourth] = net.seen
      .filter(({ path }) => path.includes('entries'))
      .map((one) => entryOf(one).submission_id);
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });

  it('comes back as 422 with what was written and what is wrong, and reaches nobody', async () => {
    const { status, headers, page } = await post({
      ...ANSWERS,
      name: ' ',
      email2: 'x',
      mappe: new File(['x'.repeat(1_001)], 'a.pdf'),
    });
    expect([status, headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect(postedOf(page)).toEqual({
      values: { ...ANSWERS, name: ' ', email2: 'x', text: 'eins\nzwei', mappe: null },
      faults: { name: 'required', email2: 'mismatch', mappe: 'file_size' },
      files: {},
      seenAt: expect.any(Number),
    });
    expect(page).toMatch(/<title>Bitte prüfen: Kontakt/);
    expect(net.seen).toEqual([]);
  });

  it('comes back with what the provider finds wrong', async () => {
    net.answers['/de/api/forms-entries/'] = { status: 400, body: { error: 'INVALID_BODY', fields: { name: 'too_long' } } };
    expect(await post()).toMatchObject({ status: 422, page: expect.stringContaining('"faults":{"name":"too_long"}') });
    net.answers['/de/api/temp-files/'] = { status: 415, body: {} };
    const { page } = await post({ ...ANSWERS, mappe: new File(['x'], 'a.exe') });
    expect(postedOf(page)).toMatchObject({ faults: { mappe: 'file_type' } });
  });

  it.each([
    [429, 429, 'busy', '60'],
    [500, 503, 'away', '30'],
    [404, 409, 'changed', undefined],
  ])('keeps what was written while the provider net.answers %d, and says so with %d', async (given, status, problem, retry) => {
    net.answers['/de/api/forms-entries/'] = { status: given, body: {} };
    const answer = await post();
    expect([answer.status, answer.headers['retry-after']]).toEqual([status, retry]);
    expect(postedOf(answer.page)).toMatchObject({ problem, values: { name: 'Ute' } });
  });

  it('tells the provider what only a machine fills in', async () => {
    await post(ANSWERS, { trap: 'https://spam.example' });
    expect(entryOf(net.seen[1]!).website).toBe('https://spam.example');
  });

  it('is given back to be looked at before it goes, and reaches nobody before that (record 0036)', async () => {
    const began = Date.now();
    const { status, headers, page } = await post(ANSWERS, { seen: null });
    expect([status, headers['cache-control'], net.seen]).toEqual([200, 'private, no-store', []]);
    const { seenAt, ...posted } = postedOf(page)!;
    expect(posted).toEqual({ values: { ...ANSWERS, text: 'eins\nzwei', mappe: null }, faults: {}, files: {}, problem: 'review' });
    expect(seenAt).toBeGreaterThanOrEqual(began);
    expect((await post(ANSWERS, { seen: String(seenAt - 2_500) })).status).toBe(303);
    expect(entryOf(net.seen[1]!).elapsed_ms).toBeGreaterThanOrEqual(2_500);
  });

  it('sent again faster than anybody looks is given back once more, from the time it was first', async () => {
    const justNow = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(justNow + 999);
    const { status, page } = await post(ANSWERS, { seen: String(justNow) });
    expect([status, net.seen, postedOf(page)]).toEqual([
      200,
      [],
      expect.objectContaining({ problem: 'review', seenAt: justNow }),
    ]);
    const early = await post({ ...ANSWERS, email2: 'x' }, { seen: String(justNow) });
    expect([early.status, postedOf(early.page)?.seenAt]).toEqual([422, justNow]);
  });

  it.each(['', 'yesterday', '1', '-60000', String(Date.now() + 9_000_000)])(
    'with %j for the time it was given back is one that never was',
    async (time) => {
      const { status, page } = await post(ANSWERS, { seen: time });
      expect([status, net.seen, postedOf(page)?.problem]).toEqual([200, [], 'review']);
    },
  );

  it('arrives from before a change of the title', async () => {
    expect((await post(ANSWERS, { path: '/de/forms/alter-titel/7' })).headers.location).toBe(`${PATH}?sent=1#form-7`);
  });
});

describe('what is not taken', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://haus.example', 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{}],
  ])('a form posted from elsewhere: %j', async (headers) => {
    const { status, page } = await post(ANSWERS, { headers });
    expect(status).toBe(403);
    expect(postedOf(page)).toEqual({
      values: { name: '', email: '', email2: '', text: '', mappe: null },
      faults: {},
      problem: 'foreign',
      seenAt: expect.any(Number),
    });
    expect(net.seen).toEqual([]);
  });

  it.each([[{ 'sec-fetch-site': 'same-origin' }], [{ referer: 'https://haus.example/de/forms/kontakt/7' }]])(
    'but one from a page of ours is: %j',
    async (headers) => expect((await post(ANSWERS, { headers })).status).toBe(303),
  );

  it('more than the form can hold', async () => {
    const { status, page } = await post({ ...ANSWERS, text: 'x'.repeat(400_000) });
    expect([status, postedOf(page)?.problem]).toEqual([413, 'tooLarge']);
  });

  it.each([
    ['application/json', '{}'],
    ['multipart/form-data; boundary=x', 'not multipart'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(600) + '--x--\r\n'],
  ])('what is no form: %s', async (type, body) => {
    const headers = { origin: 'https://haus.example', 'content-type': type };
    expect((await post(ANSWERS, { headers, body })).status).toBe(400);
    expect(net.seen).toEqual([]);
  });

  it.each([
    ['NOT_FOUND', 404],
    ['PROVIDER_UNREACHABLE', 503],
  ] as const)('a form that cannot be read: %s', async (name, status) => {
    net.formAnswer = () => {
      throw new SpielplanError(name);
    };
    expect((await post()).status).toBe(status);
  });

  it.each(['/de/forms', '/de/forms/kontakt/x', '/en', '/de/programm/veranstaltungen', '/de/forms/kontakt/7/8'])(
    'anything at %s',
    async (path) => expect((await post(ANSWERS, { path })).status).toBe(405),
  );
});
