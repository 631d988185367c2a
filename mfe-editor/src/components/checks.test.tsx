import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { FakeDocuments } from '../testing/FakeDocuments.ts';
import { FakeProvider } from '../testing/FakeProvider.ts';
import { editPage, stopAll, stubBrowser } from '../testing/editPage.tsx';
import { PAGE } from '../testing/forests.ts';

const schema = { properties: { content: { type: 'string' } }, required: [] };
const KINDS = [{ model: 'headline', label: 'Überschrift', extraClasses: [], schema }];
let account = 90_000;
/** How often the page was looked at in a moment without work. */
let looks = 0;

beforeEach(() => {
  stubBrowser();
  globalThis.requestIdleCallback = (work) => {
    looks += 1;
    work({ didTimeout: false, timeRemaining: () => 10 });
    return looks;
  };
  globalThis.cancelIdleCallback = () => undefined;
});
afterEach(() => {
  stopAll();
  location.hash = '';
  document.head.innerHTML = '';
});

/** A page of two headlines, the second a level too deep, with a provider that keeps drafts and checks them. */
async function edit(findings: object[] = []) {
  const provider = new FakeProvider();
  provider.add(PAGE, 'headline', { content: 'Spielzeit', headline_level: 2 });
  provider.add(PAGE, 'headline', { content: 'Karten', headline_level: 4 });
  provider.account = account += 1;
  const documents = Object.assign(new FakeDocuments(provider, PAGE), { findings, state: 'changed' });
  const asked = Object.assign(Object.create(provider) as FakeProvider, { fetch: documents.fetch });
  const { session } = await editPage(KINDS, [], () => null, { provider: asked, account });
  return { session, documents };
}

const finding = (rule: string, lang: string, block: number, words = '') => ({
  rule,
  lang,
  block,
  model: 'headline',
  field: 'content',
  words,
});
const bar = (name: string | RegExp) => screen.findByRole('button', { name });
const open = async (name: RegExp) => {
  await userEvent.click(await bar(name));
  return within(await screen.findByRole('dialog', { name: 'Prüfungen' }));
};
const change = (session: Awaited<ReturnType<typeof edit>>['session'], fields: object) =>
  act(() => void session.store.run({ kind: 'change', key: 'b2', fields: { ...fields } }));

it('what is found is counted in the toolbar, and a press leads to the block it is in', async () => {
  await edit();
  const dialog = await open(/^Prüfungen: 1 \(0 Fehler, 1 Hinweis\)$/);
  expect(dialog.getByText(/Überschrift, die eine Ebene überspringt/)).toBeVisible();
  expect(dialog.getByText('H4 → H3')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Überschrift: Karten' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-frame', 'b2'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the count follows what is written, after the last key and not with each', async () => {
  const { session } = await edit();
  await bar(/1 Hinweis/);
  looks = 0;
  for (const content of ['K', 'Ka', 'Kar', 'Kart', 'Karte']) change(session, { content });
  // A key press asks for nothing at once.
  expect(looks).toBe(0);
  change(session, { headline_level: 3 });
  expect(await bar('Prüfungen: nichts gefunden')).toBeVisible();
  expect(looks).toBeLessThan(4);
});

it('the provider tells of dead links and of the other language, whose page is one press away', async () => {
  document.head.innerHTML = '<link rel="alternate" hreflang="en" href="/en/about">';
  await edit([finding('dead-link', 'de', 1, '/de/weg'), finding('untranslated', 'en', 1), finding('headline-order', 'de', 2)]);
  const dialog = await open(/^Prüfungen: 3 \(1 Fehler, 2 Hinweise\)$/);
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Fehler',
    'Hinweis',
    'Hinweis',
  ]);
  expect(dialog.getByText('/de/weg')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Auf der englischen Seite' })).toHaveAttribute('href', '/en/about?edit=1#block-1');
  expect(dialog.getByRole('link', { name: 'Alle Seiten prüfen' })).toHaveAttribute('href', '/cms-hub/checks?lang=de');
});

describe('publishing with errors', () => {
  const publish = async () => userEvent.click(await bar('Veröffentlichen'));

  it('asks once, names them, and publishes when it is told to', async () => {
    const { documents } = await edit([finding('dead-link', 'en', 1, '/en/gone')]);
    await publish();
    const dialog = within(await screen.findByRole('dialog', { name: 'Mit 1 Fehler veröffentlichen?' }));
    expect(dialog.getByText('/en/gone')).toBeVisible();
    expect(documents.asked).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Trotzdem veröffentlichen' }));
    expect(await screen.findByText('Veröffentlicht.')).toBeVisible();
    expect(documents.asked.map(({ path }) => path)).toEqual(['documents/publish/']);
  });

  it('does nothing where it is cancelled', async () => {
    const { documents } = await edit([finding('picture-alt', 'en', 1)]);
    await publish();
    const dialog = within(await screen.findByRole('dialog', { name: /Mit 1 Fehler/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(documents.asked).toEqual([]);
  });

  it('asks for a plan, too', async () => {
    const { session, documents } = await edit([finding('dead-link', 'de', 1, '/de/weg')]);
    act(() => session.ui.setState({ layer: { kind: 'publish' } }));
    await userEvent.type(await screen.findByLabelText('Tag'), '2030-01-02');
    await userEvent.type(screen.getByLabelText(/Uhrzeit/), '09.30');
    await userEvent.click(screen.getByRole('button', { name: 'Zu dieser Zeit veröffentlichen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem planen' }));
    await waitFor(() =>
      expect(documents.asked[0]).toMatchObject({ path: 'documents/publish/', body: { at: '2030-01-02T08:30:00.000Z' } }),
    );
  });

  it('asks nothing where there are warnings alone', async () => {
    const { documents } = await edit([finding('untranslated', 'en', 1)]);
    await publish();
    await waitFor(() => expect(documents.asked.map(({ path }) => path)).toEqual(['documents/publish/']));
  });
});

it('an address that names a block gives it the keyboard', async () => {
  location.hash = '#block-2';
  await edit();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-frame', 'b2'));
});
