import { jest } from '@jest/globals';
import type { MediaItem } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockNet, net } from '../pages/testing/openTree.tsx';
import de from '../../../i18n/de.json' with { type: 'json' };
import { MediaPanel } from './MediaPanel.tsx';

const PICTURE = {
  base: '/media/uploads/x',
  alt: '',
  width: 1200,
  height: 800,
  color: '#aabbcc',
  widths: [320, 480, 800, 1200],
  formats: ['avif' as const, 'webp' as const, 'jpg' as const],
};
const ITEM: MediaItem = {
  id: 3,
  kind: 'picture',
  name: 'Wehr.jpg',
  content_type: 'image/jpeg',
  size: 204_800,
  created: '2026-11-23T09:00:00Z',
  username: 'ada',
  value: PICTURE,
  picture: PICTURE,
  path: '/media/uploads/x-1200.jpg',
  alt: { de: '', en: '' },
  is_decorative: false,
  credit: '',
  focal_point: null,
  crops: {},
  tags: [],
  revision: 4,
};

mockNet();
const show = (items = [ITEM], mayEdit = true) =>
  renderInHost(
    <MediaPanel
      data={{ kind: 'media', mayEdit, list: { count: items.length, results: items, tags: [{ name: 'Ufer', count: 2 }] } }}
    />,
    { messages: { office: de } },
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const openEntry = () => press(/Wehr\.jpg/);
const openPart = (title: string) => {
  const part = screen.getByText(title, { selector: 'summary' }).closest('details')!;
  part.open = true;
  fireEvent(part, new Event('toggle'));
  return within(part);
};

describe('The media library', () => {
  it('searches by words, tag and kind', async () => {
    net.answers = [[200, { count: 0, results: [], tags: [] }]];
    show();
    await userEvent.type(screen.getByLabelText('Name, Text, Urheber oder Schlagwort'), 'wehr');
    await userEvent.selectOptions(screen.getByLabelText('Art'), 'Bilder');
    await waitFor(() => expect(net.sent.at(-1)?.request).toBe('GET /pageeditor-api/media/?query=wehr&kind=picture&page=1'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 Medien'));
  });

  it('saves texts, tags and that a picture is decorative on the revision that was read', async () => {
    show();
    expect(screen.getByText('Alternativtext fehlt')).toBeVisible();
    net.answers = [
      [409, { error: 'CONFLICT', code: 'SP-1' }],
      [200, { ...ITEM, alt: { de: 'Ein Wehr', en: 'A weir' }, revision: 5 }],
    ];
    await openEntry();
    await userEvent.type(screen.getByLabelText('Alternativtext (Deutsch)'), 'Ein Wehr');
    await userEvent.type(screen.getByLabelText('Alternativtext (Englisch)'), 'A weir');
    await userEvent.type(screen.getByLabelText('Schlagwörter'), 'Ufer, , Nacht');
    await press('Speichern');
    expect(await screen.findByRole('alert')).toHaveTextContent(de['hub.failed.CONFLICT']);
    await press('Speichern');
    expect(net.sent.at(-1)).toEqual({
      request: 'PATCH /pageeditor-api/media/3/',
      ifMatch: '"4"',
      body: {
        name: 'Wehr.jpg',
        alt: { de: 'Ein Wehr', en: 'A weir' },
        is_decorative: false,
        credit: '',
        tags: ['Ufer', 'Nacht'],
      },
    });
    await waitFor(() => expect(screen.queryByText('Alternativtext fehlt')).toBeNull());
  });

  it('moves the focal point by arrow keys and says where it is', async () => {
    net.answers = [[200, { ...ITEM, focal_point: { x: 60, y: 49 } }]];
    show();
    await openEntry();
    const part = openPart('Bildmitte');
    part.getByRole('button', { name: '50 % von links, 50 % von oben' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}');
    expect(part.getByRole('status')).toHaveTextContent('60 % von links, 49 % von oben');
    await userEvent.click(part.getByRole('button', { name: 'Speichern' }));
    expect(net.sent.at(-1)?.body).toEqual({ focal_point: { x: 60, y: 49 } });
  });

  it('crops each format in its own shape, within the picture', async () => {
    net.answers = [[200, ITEM]];
    show();
    await openEntry();
    const part = openPart('Ausschnitte');
    await userEvent.selectOptions(part.getByLabelText('Format'), 'Quadrat');
    fireEvent.change(part.getByLabelText(/Größe/), { target: { value: '50' } });
    part.getByRole('button', { name: /von links/ }).focus();
    for (let presses = 0; presses < 6; presses += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await userEvent.click(part.getByRole('button', { name: 'Speichern' }));
    expect(net.sent.at(-1)?.body).toEqual({ crops: { square: { x: 0, y: 25, width: 33.33, height: 50 } } });
  });

  it('says where an entry is used instead of removing it', async () => {
    const usage = { content_type: 'page', object_id: 2, titles: { de: 'Besuch', en: 'Visit' }, urls: { de: '/de/besuch' } };
    net.answers = [
      [409, { error: 'CONFLICT', code: 'SP-1106', field: 'usages' }],
      [200, { usages: [{ ...usage, is_published: true, is_draft: false, is_in_bin: false }] }],
      [200, { id: 3 }],
    ];
    show();
    await openEntry();
    const part = openPart('Entfernen');
    await userEvent.click(part.getByRole('button', { name: 'Entfernen' }));
    expect(await part.findByRole('alert')).toHaveTextContent(de['hub.failed.inUse']);
    expect(await part.findByRole('link', { name: 'Besuch' })).toHaveAttribute('href', '/de/besuch?edit');
    await userEvent.click(part.getByRole('button', { name: 'Entfernen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('„Wehr.jpg“ ist entfernt.')).toBeVisible();
  });

  it('takes files that are dropped and pasted, with the tag that is looked at', async () => {
    net.answers = Array.from({ length: 2 }, () => [413, { error: 'PAYLOAD_TOO_LARGE', code: 'SP-1' }] as const);
    show();
    const area = screen.getByLabelText('Dateien wählen').parentElement!;
    fireEvent.drop(area, { dataTransfer: { files: [new File(['x'], 'gezogen.png')] } });
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['x'], 'eingefügt.png')] } });
    const list = within(await screen.findByRole('list', { name: 'Hochgeladene Dateien' }));
    await waitFor(() => expect(list.getAllByText(de['hub.media.fault.tooLarge'])).toHaveLength(2));
    await userEvent.click(list.getByRole('button', { name: 'Ausblenden: gezogen.png' }));
    expect(list.queryByText('gezogen.png')).toBeNull();
  });

  it('only shows to who may not edit, and says so where the server has no library', async () => {
    show([ITEM], false);
    expect(screen.queryByLabelText('Dateien wählen')).toBeNull();
    await openEntry();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByText('Wo es verwendet wird')).toBeVisible();
    renderInHost(<MediaPanel data={{ kind: 'media', mayEdit: true, list: null }} />, { messages: { office: de } });
    expect(screen.getByText(de['hub.media.none'])).toBeVisible();
    expect(jest.isMockFunction(fetch)).toBe(true);
  });
});
