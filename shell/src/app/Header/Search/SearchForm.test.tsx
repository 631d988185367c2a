import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost, rulesOf } from '@spielplan/shared-ui/testing';
import de from '../../../i18n/de.json' with { type: 'json' };
import { hostParts } from '../../hostParts.ts';
import { SearchForm } from './SearchForm.tsx';
import { Suggestions } from './Suggestions.tsx';

const FOUND = [{ text: 'Konzert am Fluss', kind: 'event' }, { text: 'Konzerthalle', kind: null }, 'Kontakt'];
const asked: string[] = [];
const failures: unknown[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  failures.length = 0;
  globalThis.fetch = (url: unknown) => {
    asked.push(String(url));
    return Promise.resolve(Response.json(FOUND));
  };
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function show(url = '/de/besuch', isStyled = false) {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const shown = renderInHost(
    <>
      <SearchForm />
      <button type="button">Woanders</button>
    </>,
    {
      messages: { shell: de },
      url,
      page: { url },
      isStyled,
      host: { parts: hostParts, report: (failure) => failures.push(failure) },
    },
  );
  const press = () => user.click(screen.getByRole('button', { name: 'Suche' }));
  return { ...shown, user, press };
}

/** The box open, "kon" typed, and the suggestions there. */
async function suggest(isStyled = false) {
  const shown = await show(undefined, isStyled);
  await shown.press();
  await pass(200);
  await shown.user.keyboard('Kon');
  await pass(200);
  return shown;
}
const box = () => screen.getByLabelText('Suchbegriff');
const options = () => screen.queryAllByRole('option');

describe('the search form', () => {
  it('is a plain form, so it works without JavaScript', async () => {
    await show();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/de/search');
    expect(form).not.toHaveAttribute('method', 'post');
    expect(box()).toHaveAttribute('name', 'q');
  });

  it('opens by the first press and takes the focus 200 ms later', async () => {
    const { press } = await show();
    const button = screen.getByRole('button', { name: 'Suche' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await press();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await pass(199);
    expect(box()).not.toHaveFocus();
    await pass(1);
    expect(box()).toHaveFocus();
  });

  it('goes to the search of its language and closes', async () => {
    const { user, visited, press } = await show();
    await press();
    await pass(200);
    await user.keyboard('  Fluss & Ufer {Enter}');
    expect(visited).toEqual(['/de/search?q=Fluss+%26+Ufer']);
    expect(screen.getByRole('button', { name: 'Suche' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the category of a search, from its first page on', async () => {
    const { user, visited, press } = await show('/de/search/events/3?q=x');
    await press();
    await pass(200);
    await user.keyboard('Fluss{Enter}');
    expect(visited).toEqual(['/de/search/events/1?q=Fluss']);
  });

  it('submits nothing for an empty term', async () => {
    const { user, visited, press } = await show();
    await press();
    await pass(200);
    await user.keyboard('   {Enter}');
    expect(visited).toEqual([]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['a press outside', async ({ user }: Awaited<ReturnType<typeof show>>) => user.click(screen.getByText('Woanders'))],
    ['Escape', async ({ user }: Awaited<ReturnType<typeof show>>) => user.keyboard('{Escape}')],
  ])('closes on %s', async (_, leave) => {
    const shown = await show();
    await shown.press();
    await pass(200);
    await leave(shown);
    expect(screen.getByRole('button', { name: 'Suche' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('has a button that empties it and keeps the focus there', async () => {
    const { user } = await suggest();
    await user.click(screen.getByRole('button', { name: 'Eingabe löschen' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(options()).toEqual([]);
  });
});

describe('its suggestions', () => {
  it('come for the term in lower case and in the page’s language', async () => {
    await suggest();
    expect(asked).toEqual(['/api/search/autocomplete/?query=kon&lang=de']);
    expect(options().map((option) => option.getAttribute('aria-label'))).toEqual([
      'Konzert am Fluss, Veranstaltung',
      'Konzerthalle',
      'Kontakt',
    ]);
    expect(within(options()[0]!).getByText('Veranstaltung')).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(screen.getByText('3 Vorschläge')).toBeInTheDocument();
  });

  const WALK: readonly [keys: string, focused: string][] = [
    ['{ArrowDown}', 'Konzert am Fluss'],
    ['{ArrowDown}{ArrowDown}', 'Konzerthalle'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', 'Kontakt'],
    ['{ArrowUp}', 'Kontakt'],
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Konzert am Fluss'],
    ['{ArrowDown}{ArrowUp}', 'box'],
    ['{ArrowDown}{Home}', 'box'],
    ['{ArrowDown}{End}', 'box'],
    ['{ArrowDown}{Escape}', 'box'],
    ['{ArrowDown}z', 'box'],
    ['{ArrowDown}{Backspace}', 'box'],
  ];
  it.each(WALK)('%s leads to %s', async (keys, focused) => {
    const { user } = await suggest();
    await user.keyboard(keys);
    expect(focused === 'box' ? box() : screen.getByRole('option', { name: new RegExp(`^${focused}`) })).toHaveFocus();
  });

  it('go with the first Escape; the second closes the box and goes back to its button', async () => {
    const { user } = await suggest();
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Suche' })).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Suche' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Suche' })).toHaveFocus();
  });

  it.each([
    ['Enter', async ({ user }: Awaited<ReturnType<typeof show>>) => user.keyboard('{ArrowDown}{ArrowDown}{Enter}')],
    [
      'a press',
      async ({ user }: Awaited<ReturnType<typeof show>>) => user.click(screen.getByRole('option', { name: 'Konzerthalle' })),
    ],
  ])('are chosen by %s: the term is set and submitted', async (_, choose) => {
    const shown = await suggest();
    await choose(shown);
    expect(shown.visited).toEqual(['/de/search?q=Konzerthalle']);
    expect(options()).toEqual([]);
  });

  it('that name a thing stand before the terms, with its kind, date and picture, and lead there', async () => {
    const image_obj = {
      base: '/media/posters/1',
      alt: 'x',
      width: 4,
      height: 5,
      color: '#ffffff',
      widths: [160, 320],
      formats: ['webp'],
    };
    const thing = {
      text: 'Konzertnacht',
      kind: 'event',
      link: '/de/p/konzertnacht/7',
      date: '2026-11-26T20:00:00+01:00',
      image_obj,
    };
    const hostile = { text: 'Konzert fern', kind: 'page', link: '//evil.example' };
    globalThis.fetch = () => Promise.resolve(Response.json([...FOUND, thing, hostile]));
    const { user, visited } = await suggest();
    const direct = screen.getByRole('group', { name: 'Direkt dorthin' });
    const [only, ...others] = within(direct).getAllByRole('option');
    expect(only).toHaveAccessibleName('Konzertnacht, Veranstaltung, Do., 26. November');
    expect(only!.querySelector('img')).toHaveAttribute('alt', '');
    expect(others).toEqual([]);
    expect(within(screen.getByRole('group', { name: 'Suchbegriffe' })).getAllByRole('option')).toHaveLength(4);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(only).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(visited).toEqual(['/de/p/konzertnacht/7']);
    expect(options()).toEqual([]);
  });

  it('go 200 ms after the box has lost the focus to nothing', async () => {
    await suggest();
    act(() => box().blur());
    await pass(199);
    expect(options()).toHaveLength(3);
    await pass(1);
    expect(options()).toEqual([]);
  });

  it('wait for typing in a box that holds the term asked last, because they lay over its results', async () => {
    const box = { current: null as HTMLInputElement | null };
    const form = { current: null as HTMLFormElement | null };
    renderInHost(
      <form ref={form}>
        <input ref={box} aria-label="Wonach?" defaultValue="Konzert" />
        <Suggestions form={form} input={box} onChoose={() => undefined} />
      </form>,
      { messages: { shell: de } },
    );
    await pass(200);
    expect(asked).toEqual([]);
    fireEvent.input(screen.getByLabelText('Wonach?'), { target: { value: 'Konzerte' } });
    await pass(200);
    expect(asked).toHaveLength(1);
  });

  it('stay while the focus is among them (R46)', async () => {
    const { user } = await suggest();
    await user.keyboard('{ArrowDown}');
    await pass(1_000);
    expect(options()).toHaveLength(3);
  });

  it('mark what completes the term', async () => {
    await suggest();
    expect(within(screen.getByRole('option', { name: 'Konzerthalle' })).getByText('zerthalle').tagName).toBe('B');
  });

  it('are a list 21rem high at most, which unfolds in 0.56 s (product.md section 9)', async () => {
    await suggest(true);
    const rules = rulesOf(screen.getByRole('listbox'));
    expect(rules).toMatch(/max-block-size: ?min\(21rem,/);
    expect(rules).toMatch(/transition: ?clip-path 0?\.56s/);
  });

  it('fail in silence, but not unreported', async () => {
    globalThis.fetch = () => Promise.reject(new Error('offline'));
    await suggest();
    expect(options()).toEqual([]);
    expect(failures).toMatchObject([{ remote: 'shell', place: 'autocomplete' }]);
  });
});
