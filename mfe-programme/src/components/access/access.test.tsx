import { ACCESS_NEEDS_KEY, type AccessNeed } from '@spielplan/shared-contracts/storage';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loadAccess } from '../../screens/Access/loadAccess.server.ts';
import { AccessScreen } from '../../screens/Access/AccessScreen.tsx';
import { fitsOf } from '../../stores/applyNeeds.ts';
import { needsStore } from '../../stores/needsStore.ts';
import { anEvent } from '../../testing/builders.ts';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { LIST_PATH, showEventList, shownEvents } from '../../testing/showEventList.tsx';

const SERVICE = { telephone: '+49 69 90009 110', email: 'barrierefrei@altwasser.example' };
/** The styles of the page's own sheet: jsdom knows no constructed ones. */
let rules = '';

const keep = (needs: AccessNeed[], isFirst = false) => localStorage.setItem(ACCESS_NEEDS_KEY, JSON.stringify({ needs, isFirst }));
const stored = () => JSON.parse(localStorage.getItem(ACCESS_NEEDS_KEY) ?? 'null') as unknown;

beforeAll(() => {
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync(text: string) {
        rules = text;
      }
    },
  });
});
beforeEach(() => {
  localStorage.clear();
  rules = '';
  needsStore.setState(null, true);
});

const events = [
  anEvent({ id: 1, date_start: '2026-08-02T21:00:00+02:00' }),
  anEvent({ id: 2, date_start: '2026-08-02T20:00:00+02:00', access: ['step_free', 'hearing_loop'] }),
  anEvent({ id: 3, date_start: '2026-08-02T19:00:00+02:00', access: ['step_free'] }),
  anEvent({ id: 4, date_start: '2026-08-03T19:00:00+02:00', access: ['step_free', 'hearing_loop'], surtitles: ['en'] }),
];

describe('a list for who has named needs (R71)', () => {
  it('is as for everybody without needs, and loads no code for them', async () => {
    await showEventList({ events }, { hasAccessFilter: true });
    expect(shownEvents()).toEqual(['1', '2', '3', '4']);
    expect([rules, screen.queryByRole('group', { name: 'Was für Sie passt' })]).toEqual(['', null]);
  });

  it('marks what has the signs of all needs, in words', async () => {
    keep(['hearing_loop', 'step_free']);
    await showEventList({ events }, { hasAccessFilter: true });
    await waitFor(() => expect(rules).toContain('content:"✓ Passt für Sie"'));
    const [selector = ''] = /\.access:has\S*?(?=::before)/.exec(rules) ?? [];
    expect([...document.querySelectorAll(selector)].map((note) => note.closest('li')?.dataset['event'])).toEqual(['2', '4']);
  });

  it('puts what fits first within each day where that is wished, and takes it back', async () => {
    keep(['step_free', 'hearing_loop']);
    await showEventList({ events }, { hasAccessFilter: true });
    const first = await screen.findByRole('button', { name: 'Passendes zuerst' });
    expect(first).not.toBePressed();
    await userEvent.click(first);
    expect(first).toBePressed();
    expect(shownEvents()).toEqual(['2', '1', '3', '4']);
    expect(stored()).toEqual({ needs: ['step_free', 'hearing_loop'], isFirst: true });
    await userEvent.click(first);
    expect(shownEvents()).toEqual(['1', '2', '3', '4']);
  });

  it('leads to what fits alone, and back', async () => {
    keep(['step_free', 'hearing_loop']);
    await showEventList({ events }, { hasAccessFilter: true, isSeveral: true });
    const only = await screen.findByRole('link', { name: 'Nur Passendes' });
    expect(only).toHaveAttribute('href', `${LIST_PATH}?access=step_free&access=hearing_loop`);
  });

  it('has no such way where the provider does not filter by needs', async () => {
    keep(['step_free']);
    await showEventList({ events });
    await screen.findByRole('button', { name: 'Passendes zuerst' });
    expect(screen.queryByRole('link', { name: 'Nur Passendes' })).not.toBeInTheDocument();
  });

  it('counts surtitles as a need, and nothing that only has some of several', () => {
    const card = (signs: string[]) => ({ kind: 'event', access: signs.map((sign) => ({ sign, name: sign })) }) as never;
    const fits = fitsOf(['surtitles', 'companion']);
    expect([
      fits(card(['ÜT', '+1'])),
      fits(card(['ST', '+1'])),
      fits(card(['ÜT'])),
      fits(card([])),
      fits({ kind: 'teaser' } as never),
    ]).toEqual([true, true, false, false, false]);
  });
});

async function showPage(options: Partial<Parameters<typeof loadContext>[0]> = { hasAccessFilter: true }) {
  const { data, head } = await pageOf(loadAccess, loadContext({ provider: programmeProvider({}), ...options }));
  const rendered = renderInHost(<AccessScreen data={data} />, { messages: { programme: messages.de } });
  await act(async () => undefined);
  return { ...rendered, data, head };
}
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });

describe('the page on which a visitor says what they need (R70)', () => {
  it('keeps it in this browser, says so, and forgets it', async () => {
    await showPage();
    await userEvent.click(box(/Höranlage/));
    await userEvent.click(box(/stufenlos/));
    await userEvent.click(box('Passendes zuerst zeigen'));
    expect(stored()).toEqual({ needs: ['hearing_loop', 'step_free'], isFirst: true });
    expect(screen.getByRole('status')).toHaveTextContent('In diesem Browser gespeichert.');
    await userEvent.click(box(/stufenlos/));
    expect(stored()).toEqual({ needs: ['hearing_loop'], isFirst: true });
    await userEvent.click(screen.getByRole('button', { name: 'Angaben löschen' }));
    expect([stored(), needsStore.getState()]).toEqual([null, null]);
    expect(screen.getByRole('status')).toHaveTextContent('Nichts gespeichert.');
    expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
    expect(box(/Höranlage/)).not.toBeChecked();
  });

  it('shows what was kept before', async () => {
    keep(['relaxed'], true);
    await showPage();
    expect(box(/entspannt/)).toBeChecked();
    expect(box(/stufenlos/)).not.toBeChecked();
    expect(box('Passendes zuerst zeigen')).toBeChecked();
  });

  it('leads to the list of what fits, by the form alone', async () => {
    const { container } = await showPage();
    const form = container.querySelector('form')!;
    expect([form.getAttribute('action'), form.method]).toEqual([LIST_PATH, 'get']);
    expect(box(/Begleitplatz/)).toHaveAttribute('value', 'companion');
    expect(screen.getByRole('button', { name: 'Zeigen, was passt' })).toHaveAttribute('type', 'submit');
  });

  it('says so where the browser keeps nothing', async () => {
    await showPage();
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await userEvent.click(box(/stufenlos/));
    Storage.prototype.setItem = set;
    expect(screen.getByRole('status')).toHaveTextContent('Ihr Browser lässt diese Seite nichts speichern.');
  });

  it('names whom to ask, and no list where the provider does not filter', async () => {
    await showPage({ house: { profiles: [], access_service: SERVICE } });
    expect(screen.getByRole('link', { name: SERVICE.telephone })).toHaveAttribute('href', 'tel:+496990009110');
    expect(screen.getByRole('link', { name: SERVICE.email })).toHaveAttribute('href', `mailto:${SERVICE.email}`);
    expect(screen.queryByRole('button', { name: 'Zeigen, was passt' })).not.toBeInTheDocument();
  });

  it('is missing where the house has no use for it', async () => {
    const answer = await loadAccess(loadContext({ provider: programmeProvider({}) }));
    expect(answer).toEqual({ kind: 'missing', status: 404, isSwitchedOff: true });
  });
});

describe('the address of a list by needs', () => {
  const view = (url: string, options = {}) =>
    showEventList({ events }, { url, isSeveral: true, hasAccessFilter: true, ...options });

  it('shows what meets all of them, with a way to give each up', async () => {
    await view(`${LIST_PATH}?access=step_free&access=hearing_loop`);
    expect(shownEvents()).toEqual(['2', '4']);
    expect(screen.getByRole('link', { name: 'Filter entfernen: Barrierefreiheit stufenlos' })).toHaveAttribute(
      'href',
      `${LIST_PATH}?access=hearing_loop`,
    );
  });

  it.each([
    ['a need that there is not', '?access=broomstick&genre=1', {}],
    ['what the provider does not filter by', '?access=step_free&genre=1', { hasAccessFilter: false }],
  ])('leads to the list without %s, and logs it (R13)', async (_, search, options) => {
    const provider = programmeProvider({ events });
    const context = loadContext({ provider, url: LIST_PATH + search, hasAccessFilter: true, ...options });
    const { loadEventList } = await import('../../screens/EventList/loadEventList.server.ts');
    expect(await loadEventList(context)).toEqual({ kind: 'redirect', status: 302, to: `${LIST_PATH}?genre=1` });
    expect(context.lines.map(({ event }) => event)).toEqual(['events.invalidQuery']);
  });
});
