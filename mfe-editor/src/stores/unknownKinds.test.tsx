import { jest } from '@jest/globals';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { FakeDocuments } from '../testing/FakeDocuments.ts';
import { FakeProvider } from '../testing/FakeProvider.ts';
import { PAGE } from '../testing/forests.ts';
import { createEditingSession, type EditingSession } from './createEditingSession.ts';

const schema = { properties: { question: { type: 'string' } }, required: ['question'] };
const KINDS = [{ model: 'faq', label: 'Fragen und Antworten', extraClasses: [], schema }];
const timers = jest.spyOn(globalThis, 'setTimeout');
let account = 11_000;
let session: EditingSession | null = null;

/** A page of one block of questions; `kinds` answers anyone who asks for the kinds. */
function site() {
  const provider = new FakeProvider();
  provider.add(PAGE, 'faq', { question: 'Wo?' });
  provider.account = account += 1;
  const documents = new FakeDocuments(provider, PAGE);
  const answers = { reads: 0, asked: 0, kinds: async (): Promise<Response> => Response.json({ kinds: KINDS }) };
  globalThis.fetch = async (input, options) => {
    if (/documents\/blocks/.test(input as string)) answers.reads += 1;
    if (!(input as string).startsWith('/_blocks')) return documents.fetch(input, options);
    answers.asked += 1;
    return answers.kinds();
  };
  document.cookie = 'csrftoken=known; path=/';
  const open = async () => {
    session = await createEditingSession({ lang: 'de', account, path: '/de/x', documents: [PAGE], signals: createSignalBus() });
    return session;
  };
  return { provider, answers, open, sent: () => provider.changes.map(({ request }) => request) };
}

/** Leaves blocks with these questions behind, as a tab that is gone. */
async function leave({ answers, provider, open }: ReturnType<typeof site>, ...questions: string[]) {
  const own = await open();
  await waitFor(() => expect(own.ui.getState().kinds).not.toBeNull());
  await waitFor(() => expect(own.queue.getState().state).toBe('rest'));
  for (const question of questions) {
    const block = { key: `faq-${question || 'empty'}`, model: 'faq', fields: { question }, columns: [] };
    own.store.run({ kind: 'insert', block, place: { document: PAGE, parent: null, column: 0, position: 1 } });
  }
  own.stop();
  expect(provider.changes).toEqual([]);
  Object.assign(answers, { reads: 0, asked: 0 });
}

const isAtRest = ({ queue }: EditingSession, waiting: number) =>
  waitFor(() => expect(queue.getState()).toMatchObject({ state: 'rest', waiting }));
const lastWait = (ms: number) => timers.mock.calls.findLast(([, each]) => each === ms)?.[0];

afterEach(() => {
  session?.stop();
  session = null;
  timers.mockClear();
});

it('after a reload new blocks wait until the kinds are known; then the complete ones go, and the others are marked', async () => {
  const page = site();
  await leave(page, '', 'Wann?');
  let release = (): void => undefined;
  page.answers.kinds = () => new Promise((resolve) => (release = () => resolve(Response.json({ kinds: KINDS }))));
  const opening = page.open();
  await waitFor(() => expect(page.answers).toMatchObject({ reads: 1, asked: 1 }));
  for (let turns = 0; turns < 20; turns += 1) await new Promise((go) => setTimeout(go));
  expect(page.sent()).toEqual([]);
  release();
  const own = await opening;
  await isAtRest(own, 1);
  expect(page.sent()).toEqual(['POST faq/']);
  expect(own.obstacles()).toEqual([{ key: 'faq-empty', kind: 'incomplete' }]);
  expect(own.store.getState().problems).toEqual({});
  expect(own.ui.getState().said).toMatchObject({ text: 'said.kept', values: { count: 1 } });
  own.store.run({ kind: 'change', key: 'faq-empty', fields: { question: 'Wie?' } });
  own.queue.flush();
  await isAtRest(own, 0);
  expect(page.provider.documents[PAGE]).toHaveLength(3);
});

it('kinds that cannot be had are asked for again, by themselves and when the network is back, and nothing new goes meanwhile', async () => {
  const page = site();
  await leave(page, 'Wann?');
  page.answers.kinds = async () => Response.json({}, { status: 503 });
  const own = await page.open();
  await isAtRest(own, 1);
  expect([page.sent(), own.obstacles(), own.ui.getState().said.text]).toEqual([[], [], '']);
  const before = page.answers.asked;
  lastWait(1_000)!();
  await waitFor(() => expect(page.answers.asked).toBe(before + 1));
  await waitFor(() => expect(lastWait(2_000)).toBeDefined());
  page.answers.kinds = async () => Response.json({ kinds: KINDS });
  window.dispatchEvent(new Event('online'));
  await isAtRest(own, 0);
  expect(page.sent()).toEqual(['POST faq/']);
  expect(own.ui.getState().said.text).toBe('said.kept');
});

it('without the kinds a text of a block that is there goes out, and one that is emptied waits', async () => {
  const page = site();
  page.answers.kinds = async () => Response.json({}, { status: 503 });
  const own = await page.open();
  await isAtRest(own, 0);
  const write = (question: string) => {
    own.store.run({ kind: 'change', key: 'b1', fields: { question } });
    own.queue.flush();
  };
  write('Wann?');
  await isAtRest(own, 0);
  write(' ');
  await isAtRest(own, 1);
  expect(page.sent()).toEqual(['PATCH faq/1/']);
});

it('while nobody is logged in the kinds are not asked for, until somebody is', async () => {
  const page = site();
  page.provider.hasSession = false;
  page.answers.kinds = async () => Response.json({}, { status: 401 });
  const own = await page.open();
  await waitFor(() => expect(own.queue.getState().state).toBe('parked'));
  await waitFor(() => expect(lastWait(1_000)).toBeDefined());
  lastWait(1_000)!();
  expect(page.answers.asked).toBe(1);
  page.provider.hasSession = true;
  page.answers.kinds = async () => Response.json({ kinds: KINDS });
  await own.resume();
  await waitFor(() => expect(own.ui.getState().kinds).toEqual(KINDS));
});

it('nothing is said to be sent after a reload where all that waits has to be decided first', async () => {
  const page = site();
  const first = await page.open();
  await isAtRest(first, 0);
  page.provider.documents[PAGE]![0]!.fields.question = 'Wohin?';
  page.provider.documents[PAGE]![0]!.revision += 1;
  first.store.run({ kind: 'change', key: 'b1', fields: { question: 'Woher?' } });
  first.queue.flush();
  await waitFor(() => expect(first.store.getState().conflicts['b1']).toBeDefined());
  await isAtRest(first, 1);
  first.stop();
  const tried = page.sent().length;
  const own = await page.open();
  await waitFor(() => expect(own.ui.getState().kinds).not.toBeNull());
  await isAtRest(own, 1);
  expect([own.ui.getState().said, page.sent().length]).toEqual([{ text: '', count: 0 }, tried]);
});
