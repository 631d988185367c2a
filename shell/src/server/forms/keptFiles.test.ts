import { ANSWERS, entryOf, net, openFormPosting, post, postedOf } from '../testing/formPosting.ts';

openFormPosting();

describe('a form with a file, posted without scripts', () => {
  it('has its file checked at once, whatever else is wrong, and kept until it is posted again', async () => {
    const file = new File(['%PDF'], 'Mappe.pdf');
    const first = await post({ ...ANSWERS, name: '', mappe: file });
    expect([first.status, first.headers['set-cookie']]).toEqual([422, ['uploadsid=whose; Path=/']]);
    const id = 'b3f1c5d2-0000-4000-8000-000000000001';
    expect(postedOf(first.page)).toMatchObject({ faults: { name: 'required' }, files: { mappe: { id, name: 'Mappe.pdf' } } });
    expect(net.seen.map(({ path }) => path)).toEqual(['GET /api/shop-cart/', 'POST /de/api/temp-files/']);

    net.seen = [];
    const headers = { origin: 'https://haus.example', cookie: 'cartid=mine; uploadsid=whose' };
    const kept = { mappe: `${id} Mappe.pdf` };
    expect((await post(ANSWERS, { headers, kept, seen: null })).status).toBe(200);
    expect((await post(ANSWERS, { headers, kept })).status).toBe(303);
    expect(net.seen.map(({ path }) => path)).toEqual(['GET /api/shop-cart/', 'POST /de/api/forms-entries/']);
    expect(net.seen[1]?.headers.cookie).toBe('uploadsid=whose; csrftoken=0123456789abcdef0123456789abcdef');
    expect(entryOf(net.seen[1]!).field_values['mappe']).toBe(id);
  });

  it('says at once that its file is of a wrong kind', async () => {
    net.answers['/de/api/temp-files/'] = { status: 415, body: {} };
    const { status, page } = await post({ ...ANSWERS, email2: 'x', mappe: new File(['x'], 'a.exe') }, { seen: null });
    expect(status).toBe(422);
    expect(postedOf(page)).toMatchObject({ faults: { email2: 'mismatch', mappe: 'file_type' } });
    expect(postedOf(page)?.files).toEqual({});
  });

  it('takes another file in the place of a kept one, none once its tick is gone, and never an id that is none', async () => {
    const old = { mappe: 'b3f1c5d2-0000-4000-8000-00000000000a Alt.pdf' };
    await post({ ...ANSWERS, mappe: new File(['%PDF'], 'Neu.pdf') }, { kept: old });
    await post(ANSWERS);
    await post(ANSWERS, { kept: { mappe: '../../secret Alt.pdf' } });
    const entries = net.seen.filter(({ path }) => path.includes('entries')).map((one) => entryOf(one).field_values['mappe']);
    expect(entries).toEqual(['b3f1c5d2-0000-4000-8000-000000000001', null, null]);
  });

  it('uploads nothing of a machine', async () => {
    await post({ ...ANSWERS, mappe: new File(['%PDF'], 'Mappe.pdf') }, { trap: 'https://spam.example' });
    expect(net.seen.map(({ path }) => path)).not.toContain('POST /de/api/temp-files/');
  });

  it('loses a kept file that the provider has no more, and says so', async () => {
    net.answers['/de/api/forms-entries/'] = { status: 400, body: { error: 'INVALID_BODY', fields: { mappe: 'file' } } };
    const { page } = await post(ANSWERS, { kept: { mappe: 'b3f1c5d2-0000-4000-8000-00000000000a Alt.pdf' } });
    expect(postedOf(page)).toMatchObject({ faults: { mappe: 'file' } });
    expect(postedOf(page)?.files).toEqual({});
  });
});
