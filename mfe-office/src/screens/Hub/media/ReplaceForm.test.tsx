import { jest } from '@jest/globals';
import type { MediaItem } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../../i18n/de.json' with { type: 'json' };
import { ReplaceForm } from './ReplaceForm.tsx';

const ITEM = {
  id: 4,
  name: 'Saal.jpg',
  path: '/media/uploads/4.jpg',
  content_type: 'image/jpeg',
  focal_point: { x: 20, y: 30 },
  crops: {},
  revision: 5,
} as unknown as MediaItem;
const USAGE = {
  content_type: 'page',
  object_id: 2,
  titles: { de: 'Besuch', en: 'Visit' },
  urls: { de: '/de/besuch', en: '/en/visit' },
  is_published: true,
  is_draft: false,
  is_in_bin: false,
};
const asked: string[] = [];
let isFileThere = true;

beforeEach(() => {
  asked.length = 0;
  isFileThere = true;
  document.cookie = 'csrftoken=known; path=/';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = input as string;
    asked.push(`${init?.method ?? 'GET'} ${path}${typeof init?.body === 'string' ? ` ${init.body}` : ''}`);
    if (path === ITEM.path) return new Response('before', { status: isFileThere ? 200 : 404 });
    if (path.endsWith('/usages/')) return Response.json({ usages: [USAGE] });
    // All of it has come with an earlier try.
    if (path.endsWith('/media-uploads/')) {
      const { size } = JSON.parse(init?.body as string) as { size: number };
      return Response.json({ id: 9, size, received: size, part_bytes: 10 });
    }
    if (path.endsWith('/finish/')) return Response.json({ id: 'kept' });
    return Response.json(ITEM);
  });
});
afterEach(() => jest.restoreAllMocks());

const replaced = () => asked.filter((each) => each.includes('/replace/')).length;
const began = () => asked.filter((each) => each.includes('/media-uploads/ '));

async function choose() {
  const onReplaced = jest.fn();
  renderInHost(<ReplaceForm item={ITEM} onReplaced={onReplaced} />, { messages: { office: de } });
  await userEvent.upload(screen.getByLabelText(de['hub.media.replace']), new File(['after!'], 'Neu.jpg', { type: 'image/jpeg' }));
  const group = await screen.findByRole('group', { name: /„Saal.jpg“ durch „Neu.jpg“ ersetzen/ });
  return { onReplaced, group };
}

it('asks first and says where it is used; nothing is sent before, and cancelling ends it', async () => {
  const { group } = await choose();
  expect(await within(group).findByRole('link', { name: 'Besuch' })).toHaveAttribute('href', '/de/besuch?edit');
  expect(replaced()).toBe(0);
  await userEvent.click(within(group).getByRole('button', { name: de['hub.ask.cancel'] }));
  expect(screen.queryByRole('group')).toBeNull();
  expect(replaced()).toBe(0);
});

it('is taken back by one press, which puts the former file in its place again', async () => {
  const { onReplaced, group } = await choose();
  await userEvent.click(within(group).getByRole('button', { name: de['hub.media.replaceDo'] }));
  await userEvent.click(await screen.findByRole('button', { name: de['hub.media.replaceUndo'] }));
  // With the middle of the picture that it had.
  await waitFor(() => expect(onReplaced).toHaveBeenCalledTimes(3));
  expect(asked.at(-1)).toBe('PATCH /pageeditor-api/media/4/ {"focal_point":{"x":20,"y":30},"crops":{}}');
  expect(replaced()).toBe(2);
  expect(began()).toEqual([
    'POST /pageeditor-api/media-uploads/ {"name":"Neu.jpg","size":6}',
    'POST /pageeditor-api/media-uploads/ {"name":"Saal.jpg","size":6}',
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: de['hub.media.replaceUndo'] })).toBeNull());
});

it('does not begin where the way back could not be kept', async () => {
  isFileThere = false;
  const { group } = await choose();
  await userEvent.click(within(group).getByRole('button', { name: de['hub.media.replaceDo'] }));
  expect(await screen.findByRole('alert')).toHaveTextContent(de['hub.media.fault.away']);
  expect(replaced()).toBe(0);
});
