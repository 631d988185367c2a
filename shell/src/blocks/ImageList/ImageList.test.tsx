import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BLOCKS } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import de from '../../i18n/de.json' with { type: 'json' };
import { readyParts } from '../../parts/lazy/lazyPart.tsx';
import { ImageList } from './ImageList.tsx';
import { presentImageList } from './presentImageList.ts';

const image = (name: string) => ({
  image: {
    base: `/media/${name}`,
    alt: name,
    width: 3,
    height: 2,
    color: '#000000',
    widths: [320, 800],
    formats: ['avif', 'jpg'],
  },
  description: `Bild von ${name}`,
});
const fields = BLOCKS.image_list.fields.parse({ format: 'square', children: ['Brücke', 'Wehr', 'Halle'].map(image) });
const view = presentImageList(fields)!;

describe('a gallery', () => {
  beforeAll(async () => {
    await readyParts();
    // jsdom knows the element, but not how to open it.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      this.querySelector('button')?.focus();
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });
  const show = () => renderInHost(<ImageList data={view} />, { messages: { shell: de } });
  const open = async (name: string) => {
    show();
    const link = screen.getByRole('link', { name: new RegExp(name) });
    await act(async () => userEvent.click(link));
    return { link, dialog: screen.getByRole('dialog', { name: 'Bilder' }) };
  };

  it('is not there without pictures, and knows its formats', () => {
    expect(presentImageList(BLOCKS.image_list.fields.parse({}))).toBeNull();
    expect(view.format).toBe('square');
    expect(presentImageList({ ...fields, format: 'hexagon' })?.format).toBeUndefined();
  });

  it('links each picture to itself in full, for browsers without script', () => {
    show();
    expect(screen.getByRole('link', { name: /Brücke.*vergrößern/ })).toHaveAttribute('href', '/media/Brücke-800.jpg');
    expect(screen.getAllByRole('figure')[0]).toHaveTextContent('Bild von Brücke');
  });

  it('shows one larger, turns its pages by arrow keys and buttons, and hands the focus back', async () => {
    const { link, dialog } = await open('Wehr');
    expect(dialog).toHaveTextContent('Bild von Wehr');
    expect(screen.getByRole('status')).toHaveTextContent('2 von 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog).toHaveTextContent('Bild von Halle');
    await userEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 von 3');
    // The page behind does not scroll along; every other key does what it does everywhere.
    expect([fireEvent.keyDown(dialog, { key: 'End' }), fireEvent.keyDown(dialog, { key: 'a' })]).toEqual([false, true]);
    expect(screen.getByRole('status')).toHaveTextContent('3 von 3');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(screen.getByRole('status')).toHaveTextContent('1 von 3');
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).toHaveFocus();
  });

  it('shows the crop of its format in the row, and all of the picture in large', async () => {
    const [first, ...others] = fields.children;
    const part = { base: '/media/Brücke-square-0a1b2c3d', width: 400, height: 400, widths: [320] };
    const cropped = presentImageList({ ...fields, children: [{ ...first!, image: { ...first!.image, part } }, ...others] })!;
    renderInHost(<ImageList data={cropped} />, { messages: { shell: de } });
    const link = screen.getByRole('link', { name: /Brücke/ });
    expect(link).toHaveAttribute('href', '/media/Brücke-800.jpg');
    expect(within(link).getByRole('img')).toHaveAttribute('src', `${part.base}-320.jpg`);
    await act(async () => userEvent.click(link));
    expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/media/Brücke-800.jpg');
  });

  it('closes by Escape', async () => {
    const { dialog } = await open('Brücke');
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
