import { jest } from '@jest/globals';
import { until } from '@spielplan/shared-contracts/testing';
import { createMediaUploads } from './createMediaUploads.ts';
import { fetchInterrupted, uploadMedia } from './transport/uploadMedia.ts';

const PART = 4;
const file = (name = 'Wehr.jpg', size = 10) => new File([new Uint8Array(size)], name);

/** A provider that takes parts, and breaks the line as often as it is told. */
function fakeProvider({ breaks = 0, finish = 201, isForgotten = false } = {}) {
  const sent: string[] = [];
  let received = 0;
  let left = breaks;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    const request = `${init?.method ?? 'GET'} ${path as string}`;
    sent.push(request);
    if (isForgotten && request.startsWith('GET')) return Response.json({ error: 'NOT_FOUND' }, { status: 404 });
    if (request.endsWith('/finish/')) return Response.json({ id: 'temp' }, { status: finish });
    if (request.includes('/media-uploads/'))
      return Response.json({ id: 7, size: 10, received, part_bytes: PART }, { status: 201 });
    return Response.json({ id: 1, name: 'Wehr.jpg' }, { status: 201 });
  });
  class FakeRequest {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    private readonly events = new EventTarget();
    private path = '';
    open(_: string, path: string) {
      this.path = path;
    }
    setRequestHeader() {}
    addEventListener(name: string, listener: () => void) {
      this.events.addEventListener(name, listener);
    }
    abort() {
      this.events.dispatchEvent(new Event('abort'));
    }
    send(body: FormData) {
      sent.push(`part ${this.path.split('from=')[1]} ${(body.get('file') as File).size}`);
      queueMicrotask(() => {
        if (left > 0) {
          left -= 1;
          return this.events.dispatchEvent(new Event('error'));
        }
        received += (body.get('file') as File).size;
        this.status = 200;
        this.responseText = JSON.stringify({ id: 7, size: 10, received, part_bytes: PART });
        return this.events.dispatchEvent(new Event('load'));
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return sent;
}

beforeEach(() => {
  document.cookie = 'csrftoken=known; path=/';
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('An upload into the library', () => {
  const options = () => ({ signal: new AbortController().signal, onProgress: jest.fn(), onPaused: jest.fn() });

  it('goes part by part and ends as an entry', async () => {
    const sent = fakeProvider();
    const outcome = await uploadMedia(file(), options());
    expect(outcome).toEqual({ kind: 'kept', item: { id: 1, name: 'Wehr.jpg' } });
    expect(sent).toEqual([
      'POST /pageeditor-api/media-uploads/',
      'part 0 4',
      'part 4 4',
      'part 8 2',
      'POST /pageeditor-api/media-uploads/7/finish/',
      'POST /pageeditor-api/media/',
    ]);
  });

  it('of an empty file is no kind of file, and is not asked about', async () => {
    const sent = fakeProvider();
    expect(await uploadMedia(file('leer.jpg', 0), options())).toEqual({ kind: 'failed', fault: 'type' });
    expect(sent).toEqual([]);
  });

  it('waits for a broken line and goes on with the part that is missing', async () => {
    const sent = fakeProvider({ breaks: 1 });
    const told = options();
    const ends = uploadMedia(file(), told);
    await until(() => told.onPaused.mock.calls.length > 0);
    window.dispatchEvent(new Event('online'));
    expect((await ends).kind).toBe('kept');
    expect(told.onPaused.mock.calls).toEqual([[true], [false]]);
    expect(sent.filter((each) => each.startsWith('part'))).toEqual(['part 0 4', 'part 0 4', 'part 4 4', 'part 8 2']);
  });

  it.each([
    [415, 'type'],
    [413, 'tooLarge'],
    [401, 'loggedOut'],
    [429, 'tooMany'],
    [403, 'refused'],
  ])('that is refused with %i says why', async (finish, fault) => {
    fakeProvider({ finish });
    expect(await uploadMedia(file(), options())).toEqual({ kind: 'failed', fault });
  });

  it('that began earlier asks how far it is', async () => {
    const sent = fakeProvider();
    await uploadMedia(file(), { ...options(), id: 7 });
    expect(sent[0]).toBe('GET /pageeditor-api/media-uploads/7/');
  });
});

describe('An upload that a reload has broken off', () => {
  const again = (more: Partial<{ size: number; lastModified: number }> = {}) =>
    new File([new Uint8Array(more.size ?? 10)], 'Wehr.jpg', { lastModified: more.lastModified ?? 5 });
  const begin = async () => {
    const stop = new AbortController();
    const options = { signal: stop.signal, onProgress: jest.fn(), onPaused: () => stop.abort() };
    await uploadMedia(again(), options);
  };
  const options = () => ({ signal: new AbortController().signal, onProgress: jest.fn(), onPaused: jest.fn() });

  it('is named with what has arrived, and goes on when the same file is chosen again', async () => {
    const sent = fakeProvider({ breaks: 1 });
    await begin();
    expect(await fetchInterrupted()).toEqual([{ id: 7, name: 'Wehr.jpg', share: 0 }]);
    sent.length = 0;
    expect((await uploadMedia(again(), options())).kind).toBe('kept');
    expect(sent[0]).toBe('GET /pageeditor-api/media-uploads/7/');
    expect(await fetchInterrupted()).toEqual([]);
  });

  it.each([{ lastModified: 6 }, { size: 9 }])('begins again with another file of its name (%j)', async (more) => {
    const sent = fakeProvider({ breaks: 1 });
    await begin();
    sent.length = 0;
    await uploadMedia(again(more), options());
    expect(sent[0]).toBe('POST /pageeditor-api/media-uploads/');
  });

  it('begins again where the provider knows it no more, which then names none', async () => {
    const sent = fakeProvider({ breaks: 1, isForgotten: true });
    await begin();
    expect(await fetchInterrupted()).toEqual([]);
    sent.length = 0;
    expect((await uploadMedia(again(), options())).kind).toBe('kept');
    expect(sent.slice(0, 2)).toEqual(['GET /pageeditor-api/media-uploads/7/', 'POST /pageeditor-api/media-uploads/']);
  });
});

describe('Several uploads', () => {
  it('run two at a time, go on when tried again, and can be taken off', async () => {
    const ends: ((outcome: Awaited<ReturnType<typeof uploadMedia>>) => void)[] = [];
    const ids: unknown[] = [];
    const uploads = createMediaUploads((_, { id, onBegun }) => {
      ids.push(id);
      onBegun?.(40 + ids.length);
      return new Promise((resolve) => ends.push(resolve));
    });
    const kept = jest.fn();
    uploads.onKept(kept);
    const states = () => uploads.getState().uploads.map(({ status }) => status);
    uploads.add([file('a'), file('b'), file('c')]);
    expect(states()).toEqual(['sending', 'sending', 'waiting']);
    ends[0]?.({ kind: 'failed', fault: 'away' });
    await until(() => states()[2] === 'sending');
    expect(states()).toEqual(['failed', 'sending', 'sending']);
    uploads.retry(1);
    expect(states()[0]).toBe('waiting');
    uploads.dismiss(2);
    expect(states()).toEqual(['sending', 'sending']);
    expect(ids).toEqual([null, null, null, 41]);
    ends[3]?.({ kind: 'kept', item: { id: 9 } as never });
    await until(() => kept.mock.calls.length > 0);
    expect([states()[0], kept.mock.calls]).toEqual(['kept', [[{ id: 9 }]]]);
  });
});
