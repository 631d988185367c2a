import { BLOCKS } from '@spielplan/shared-contracts/api';
import type { BlockKind } from '@spielplan/shared-contracts/remote';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { z } from 'zod';
import { editPage, stopAll, stubBrowser } from '../testing/editPage.tsx';
import { PAGE } from '../testing/forests.ts';

const UPLOAD = '00000000-0000-4000-8000-000000000001';
const KINDS: BlockKind[] = Object.entries(BLOCKS).map(([model, { input }]) => ({
  model,
  label: `Art ${model}.`,
  extraClasses: [],
  schema: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
}));

/** What needs a value of each sort, or none, or holds others; in the deep run all kinds. */
const EACH_SORT = ['anchor_item', 'audio', 'audio_file', 'container', 'hero_media', 'quote', 'text', 'venue'];
const TRIED = KINDS.map(({ model }) => model).filter((model) => process.env.DEEP || EACH_SORT.includes(model));

beforeAll(stubBrowser);
afterEach(stopAll);

/** What else the panel asks for: uploads, and the things that fields name. */
function answer(path: string): Response | null {
  if (path.includes('/temp-files/')) return Response.json({ id: UPLOAD });
  return /\/(?:venues|event-tags|article-categories)\//.test(path) ? Response.json([{ id: 7, name: 'Sieben' }]) : null;
}

/** What kinds that take only some services are given. */
const EMBEDS: Readonly<Record<string, string>> = {
  audio: 'https://soundcloud.com/haus/abend',
  social_media: 'https://www.instagram.com/p/abc123/',
  video: 'https://youtu.be/dQw4w9WgXcQ',
  viewer: 'https://issuu.com/haus/docs/heft',
};

/** Fills in what is asked for, by keys; jsdom opens no lists, calendars and file dialogs, so these get their value. */
async function fillIn(dialog: HTMLElement, value: string) {
  const required = [...dialog.querySelectorAll<HTMLElement>('[aria-required]')];
  for (const control of required) {
    act(() => control.focus());
    if (control.matches('select')) await waitFor(() => expect(control.querySelectorAll('option').length).toBeGreaterThan(1));
    if (control instanceof HTMLSelectElement) fireEvent.change(control, { target: { value: control.options[1]!.value } });
    else if (control.matches('[type=date]')) {
      fireEvent.change(control, { target: { value: '2026-12-01' } });
      fireEvent.change(control.nextElementSibling!, { target: { value: '10.00' } });
    } else if (control.matches('[type=file]')) await userEvent.upload(control, new File(['x'], 'x.png', { type: 'image/png' }));
    else await userEvent.keyboard(control.matches('[type=number]') ? '3' : control.matches('[placeholder]') ? '/x' : value);
  }
  const files = required.filter((each) => each.matches('[type=file]')).length;
  if (files > 0) await waitFor(() => expect(dialog.textContent).toContain('Neue Datei'));
}

async function finish(dialog: HTMLElement) {
  const done = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Fertig')!;
  act(() => done.focus());
  await userEvent.keyboard('{Enter}');
}

it.each(TRIED)('%s is built, moved, changed, removed and brought back by keyboard alone', async (model) => {
  const { provider, session } = await editPage(KINDS, ['Eins', 'Zwei'], answer);
  const models = () => provider.documents[PAGE]!.map((block) => block.model);
  await waitFor(() => expect(document.querySelectorAll('[data-frame]')).toHaveLength(2));
  act(() => document.querySelector<HTMLElement>('[data-frame]')!.focus());

  await userEvent.keyboard('/');
  act(() => document.querySelector<HTMLElement>('dialog[open] [type=search]')!.focus());
  await userEvent.paste(`Art ${model}.`);
  await userEvent.keyboard('{Enter}');
  const panel = document.querySelector<HTMLElement>('dialog[open]');
  if (panel) {
    await finish(panel);
    expect(panel).toHaveTextContent('Dieses Feld ist erforderlich!');
    // A flag that is not set says no.
    expect(panel.querySelectorAll('[type=checkbox][aria-required]')).toHaveLength(0);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
    await fillIn(panel, EMBEDS[model] ?? 'Wort');
    await finish(panel);
    expect(document.querySelector('dialog[open]')).toBeNull();
  }
  session.queue.flush();
  await waitFor(() => expect(models()).toEqual(['headline', model, 'headline']));

  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', `Art ${model}.`));
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  session.queue.flush();
  await waitFor(() => expect(models()).toEqual([model, 'headline', 'headline']));

  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', `Art ${model}.`));
  await userEvent.keyboard('s');
  const settings = document.querySelector<HTMLElement>('dialog[open]')!;
  const field = settings.querySelector<HTMLInputElement>('input:not([type]), textarea');
  if (field) {
    act(() => field.focus());
    await userEvent.keyboard('{End}#z');
  }
  await finish(settings);
  session.queue.flush();
  await waitFor(() => expect(JSON.stringify(provider.documents[PAGE]![0]!.fields)).toContain(field ? '#z' : '{'));

  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', `Art ${model}.`));
  await userEvent.keyboard('{Delete}');
  session.queue.flush();
  await waitFor(() => expect(models()).toEqual(['headline', 'headline']));
  await userEvent.keyboard('{Control>}z{/Control}');
  session.queue.flush();
  await waitFor(() => expect(models()).toEqual([model, 'headline', 'headline']));
});

it('what a text names is called by its words, and by nothing while there are none, so that no two share a name', async () => {
  await editPage(KINDS, ['Eins', '', 'Drei']);
  await waitFor(() => expect(document.querySelectorAll('h2 [role=textbox]')).toHaveLength(3));
  const names = [...document.querySelectorAll('h2')].map((heading) => [heading.id !== '', heading.getAttribute('aria-label')]);
  expect(names).toEqual([
    [true, 'Eins'],
    [false, null],
    [true, 'Drei'],
  ]);
});
