import { jest } from '@jest/globals';
import type { FieldSchema } from '@spielplan/shared-contracts/rules/field-rules';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../i18n/de.json' with { type: 'json' };
import { PictureInput } from './PictureInput.tsx';

const VALUE = { base: '/media/uploads/x', alt: '', width: 3, height: 2, color: '#aabbcc', widths: [320], formats: ['webp'] };
const ITEM = { id: 3, kind: 'picture', name: 'Wehr.jpg', value: VALUE, picture: VALUE, alt: { de: 'Ein Wehr', en: 'A weir' } };
const SCHEMA: FieldSchema = { anyOf: [{ properties: { base: {} } }, { properties: { temp_file: {} } }] };

const asked: string[] = [];
let answers: Readonly<Record<string, readonly [status: number, body: object]>> = {};
beforeEach(() => {
  asked.length = 0;
  document.cookie = 'csrftoken=known; path=/';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    const request = `${init?.method ?? 'GET'} ${(path as string).split('?')[0]}`;
    asked.push(`${init?.method ?? 'GET'} ${path as string}`);
    const [status, body] = answers[request] ?? [404, { error: 'NOT_FOUND' }];
    return Response.json(body, { status });
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => jest.restoreAllMocks());

function open(value: unknown = null) {
  const onChange = jest.fn();
  const control = { id: 'image', 'aria-describedby': undefined, 'aria-invalid': undefined };
  const props = { model: 'image', path: 'image', problems: {}, label: 'Bild', control, schema: SCHEMA, isRequired: true };
  renderInHost(
    <label htmlFor="image">
      Datei
      <PictureInput {...props} value={value} onChange={onChange} renderField={() => null} />
    </label>,
    { messages: { editor: de } },
  );
  return { onChange, upload: () => userEvent.upload(document.querySelector<HTMLInputElement>('#image')!, file()) };
}
const file = () => new File(['abc'], 'Wehr.jpg', { type: 'image/jpeg' });
const LIBRARY = {
  'POST /pageeditor-api/media-uploads/': [201, { id: 7, size: 3, received: 3, part_bytes: 9 }],
  'POST /pageeditor-api/media-uploads/7/finish/': [201, { id: 'temp' }],
  'POST /pageeditor-api/media/': [201, ITEM],
} as const;

describe('A picture field', () => {
  it('says what it takes before a file is chosen', () => {
    open();
    expect(document.querySelector('#image')).toHaveAccessibleDescription(de['picture.limits']);
  });

  it('takes one from the library, found by a word, with the text of the library', async () => {
    answers = { 'GET /pageeditor-api/media/': [200, { count: 1, results: [ITEM], tags: [] }] };
    const { onChange } = open({ ...VALUE, base: '/media/uploads/alt', alt: 'Früher' });
    await userEvent.click(screen.getByRole('button', { name: 'Bild: aus der Mediathek wählen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mediathek' }));
    await userEvent.type(dialog.getByLabelText(de['media.query']), 'wehr');
    await waitFor(() => expect(asked.at(-1)).toBe('GET /pageeditor-api/media/?query=wehr&kind=picture&page=1'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Ein Wehr Wehr.jpg' }));
    expect(onChange).toHaveBeenCalledWith(VALUE);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so where the library cannot be reached', async () => {
    answers = {};
    open();
    await userEvent.click(screen.getByRole('button', { name: /Mediathek/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(de['media.failed']);
  });

  it('uploads into the library, and for this block alone where there is none', async () => {
    answers = LIBRARY;
    const { onChange, upload } = open();
    await upload();
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(VALUE));
    answers = { 'POST /de/api/temp-files/': [201, { id: 'allein' }] };
    await upload();
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ temp_file: 'allein', alt: '' }));
  });

  it.each([
    ['a film', { ...LIBRARY, 'POST /pageeditor-api/media/': [201, { ...ITEM, kind: 'video' }] }, 'picture.type'],
    ['a broken file', { ...LIBRARY, 'POST /pageeditor-api/media-uploads/7/finish/': [415, {}] }, 'picture.type'],
    ['too large a file', { 'POST /pageeditor-api/media-uploads/': [413, {}] }, 'picture.tooLarge'],
  ] as const)('refuses %s with the reason', async (_, replies, told) => {
    answers = replies;
    const { onChange, upload } = open();
    await upload();
    expect(await screen.findByText(de[told])).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });
});
