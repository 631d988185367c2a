import { jest } from '@jest/globals';
import {
  addToCartCall,
  containerBySlugCall,
  editorCall,
  eventsCall,
  pageCall,
  userDetailsCall,
  type Call,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { createEditorReader } from './createEditorReader.ts';
import type { ReadAsEditor } from './readAsEditor.ts';

const COOKIE = 'cartid=secret; sessionid=s%201; csrftoken=t1; consent=all';
const PAGE = { params: { lang: 'de', path: 'sommerfest' } };

function open({
  refuse,
  cookie = COOKIE,
  isEditing = false,
}: { cookie?: string; isEditing?: boolean; refuse?: 'NOT_LOGGED_IN' | 'FORBIDDEN' | 'PROVIDER_TIMEOUT' } = {}) {
  const asEditor = jest.fn(async (call: Call, options: { cookie: string }) => {
    if (refuse) throw new SpielplanError(refuse);
    return { of: call.id, to: 'editor', options };
  });
  const asVisitor = jest.fn(async ({ id }: Call) => ({ of: id, to: 'visitor' }));
  const reader = createEditorReader({
    readAsEditor: asEditor as unknown as ReadAsEditor,
    shared: { read: asVisitor } as unknown as ProviderReader,
    cookie,
    more: isEditing ? { edit: '1' } : undefined,
  });
  return { reader, asEditor, asVisitor };
}

describe("an editor's reader", () => {
  it('reads content with the session and the token, and sends no other cookie along', async () => {
    const { reader, asEditor, asVisitor } = open();
    await expect(reader.read(pageCall, PAGE)).resolves.toMatchObject({ to: 'editor' });
    expect(asEditor).toHaveBeenCalledWith(pageCall, { ...PAGE, cookie: 'sessionid=s%201; csrftoken=t1' });
    expect(asVisitor).not.toHaveBeenCalled();
  });

  it('knows the session by its name behind https, too', async () => {
    const { reader, asEditor } = open({ cookie: '__Host-cartid=c;__Host-sessionid=a.b=; csrftoken=t' });
    await reader.read(pageCall, PAGE);
    expect(asEditor).toHaveBeenCalledWith(pageCall, { ...PAGE, cookie: '__Host-sessionid=a.b=; csrftoken=t' });
  });

  it('in edit mode asks for the working state where a call has one', async () => {
    const { reader, asEditor } = open({ isEditing: true });
    const cookie = 'sessionid=s%201; csrftoken=t1';
    await reader.read(pageCall, { ...PAGE, query: { version_id: 7 } });
    await reader.read(containerBySlugCall, { params: { lang: 'de', slug: 'intro' } });
    await reader.read(eventsCall, { params: { lang: 'de' } });
    expect(asEditor.mock.calls).toEqual([
      [pageCall, { ...PAGE, query: { version_id: 7, edit: '1' }, cookie }],
      [containerBySlugCall, { params: { lang: 'de', slug: 'intro' }, query: { edit: '1' }, cookie }],
      [eventsCall, { params: { lang: 'de' }, cookie }],
    ]);
  });

  it('joins equal reads of one page view, and asks again in the next', async () => {
    const { reader, asEditor } = open();
    await Promise.all([reader.read(pageCall, PAGE), reader.read(pageCall, PAGE)]);
    await reader.read(pageCall, { ...PAGE, query: { version_id: 7 } });
    await reader.read(pageCall, { params: { lang: 'en', path: 'sommerfest' } });
    expect(asEditor).toHaveBeenCalledTimes(3);
    const next = open();
    await next.reader.read(pageCall, PAGE);
    expect(next.asEditor).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['about an account', userDetailsCall],
    ['for editors alone', editorCall],
    ['that this shell does not know', { ...pageCall, id: 'brandNew' }],
    ['that goes elsewhere under a known name', { ...pageCall, path: '/somewhere/{path}' as const }],
    ['named like a property of every object', { ...pageCall, id: 'constructor' }],
  ])('asks as a visitor for a call %s', async (_, call: Call) => {
    const { reader, asEditor } = open();
    await expect(reader.read(call, PAGE as never)).resolves.toMatchObject({ to: 'visitor' });
    expect(asEditor).not.toHaveBeenCalled();
  });

  it('refuses whatever changes something', async () => {
    const { reader, asEditor, asVisitor } = open();
    await expect(reader.read(addToCartCall as Call)).rejects.toMatchObject({ spielplan: 'FORBIDDEN' });
    // By its method, also where the name is that of a reading call.
    await expect(reader.read({ ...pageCall, method: 'DELETE' })).rejects.toMatchObject({ spielplan: 'FORBIDDEN' });
    expect([...asEditor.mock.calls, ...asVisitor.mock.calls]).toEqual([]);
  });

  it.each(['NOT_LOGGED_IN', 'FORBIDDEN'] as const)(
    'never tells a loader of a session: %s is the visitor’s answer',
    async (refuse) => {
      await expect(open({ refuse }).reader.read(eventsCall, { params: { lang: 'de' } })).resolves.toMatchObject({
        to: 'visitor',
      });
    },
  );

  it('has no answer from memory while the provider fails', async () => {
    const { reader } = open({ refuse: 'PROVIDER_TIMEOUT' });
    await expect(reader.read(pageCall, PAGE)).rejects.toMatchObject({ spielplan: 'PROVIDER_TIMEOUT' });
  });

  it('reads nothing more once the page view is over', async () => {
    const { reader, asEditor } = open();
    reader.end();
    await expect(reader.read(pageCall, PAGE)).rejects.toMatchObject({ spielplan: 'FORBIDDEN' });
    expect(asEditor).not.toHaveBeenCalled();
  });
});
