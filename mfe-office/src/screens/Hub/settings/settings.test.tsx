import { jest } from '@jest/globals';
import type { AlertsValue, HoursValue, RedirectsValue } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../../i18n/de.json' with { type: 'json' };
import { HubScreen } from '../HubScreen.tsx';
import type { HubPanel } from '../HubView.ts';
import { joinSettings } from './joinSettings.ts';
import { findRedirectFault } from './findRedirectFault.ts';
import { parseMoment, parseTime, splitMoment } from '@spielplan/shared-contracts/rules/typed-time';

const FRAME = { accountId: 2, headline: 'Hinweise', username: 'Lena', screens: [], menus: [], dateNames: null };
const EMPTY = { de: '', en: '' };
const ALERT: AlertsValue[number] = {
  id: 4,
  title: { de: 'Sperrung', en: 'Road closed' },
  text: EMPTY,
  link: EMPTY,
  link_title: EMPTY,
  online_from: null,
  online_to: null,
};
const HOURS: HoursValue[number] = {
  weekday: 1,
  day: null,
  time_from: '10:00',
  time_to: '18:00',
  closed: false,
  alternative_text: EMPTY,
  alternative_link_url: EMPTY,
};

const sent: { request: string; ifMatch: string | null; value: never }[] = [];
let answers: (readonly [status: number, body: unknown])[] = [];
beforeEach(() => {
  sent.length = 0;
  answers = [];
  document.cookie = 'csrftoken=known; path=/';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    // Whose session it is, before the first change.
    if (path === '/pageeditor-api/user' && init?.method === 'GET') return Response.json({ id: 2 });
    const { value } = JSON.parse(init?.body as string) as { value: never };
    sent.push({ request: `${init?.method} ${path as string}`, ifMatch: new Headers(init?.headers).get('If-Match'), value });
    const [status, answer] = answers.shift() ?? [500, {}];
    return Response.json(answer, { status });
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => jest.restoreAllMocks());

const show = (panel: HubPanel) => renderInHost(<HubScreen data={{ ...FRAME, ...panel }} />, { messages: { office: de } });
const showAlerts = (mayChange = true) => show({ kind: 'alerts', mayChange, setting: { revision: 2, value: [ALERT] } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const TITLE = 'Überschrift (Deutsch)';

describe('A setting of the site', () => {
  it('is saved as a whole on the revision that was read', async () => {
    showAlerts();
    await retype(TITLE, 'Frei');
    expect(screen.getByText('Noch nicht gespeichert.')).toBeVisible();
    const value = [{ ...ALERT, title: { ...ALERT.title, de: 'Frei' } }];
    answers = [[200, { revision: 3, value }]];
    await press('Speichern');
    expect(sent).toEqual([{ request: 'PATCH /pageeditor-api/site-forms/alerts/', ifMatch: '"2"', value }]);
    expect(screen.getByRole('status')).toHaveTextContent('Gespeichert.');
  });

  it('that somebody else has changed meanwhile loses nothing: both stand beside one another, and either can hold', async () => {
    showAlerts();
    await retype(TITLE, 'Meins');
    const current = { revision: 5, value: [{ ...ALERT, title: { ...ALERT.title, de: 'Ihres' } }] };
    const refusal = [412, { error: 'PRECONDITION_FAILED', code: 'SP-1107', current }] as const;
    answers = [refusal, [200, { revision: 6, value: [{ ...ALERT, title: { ...ALERT.title, de: 'Meins' } }] }]];
    await press('Speichern');
    const row = within(await screen.findByRole('dialog')).getAllByRole('row')[1];
    expect(row).toHaveTextContent(/Meins.*Ihres/s);
    await press('Zurück zu meinem Stand');
    expect(screen.getByLabelText(TITLE)).toHaveValue('Meins');
    answers.unshift(refusal);
    await press('Speichern');
    await press('Meinen Stand speichern');
    expect(await screen.findByText(de['hub.setting.saved'])).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ ifMatch: '"5"', value: [{ title: { de: 'Meins' } }] });
    answers = [refusal];
    await retype(TITLE, 'Noch eins');
    await press('Speichern');
    await press('Gespeicherten Stand übernehmen');
    expect(await screen.findByDisplayValue('Ihres')).toBeVisible();
  });

  it('takes what somebody else has changed in another entry with it, and says so', async () => {
    const other = { ...ALERT, id: 9, title: { de: 'Stadtlauf', en: 'Town run' } };
    show({ kind: 'alerts', mayChange: true, setting: { revision: 2, value: [ALERT, other] } });
    await userEvent.clear(screen.getAllByLabelText(TITLE)[0]!);
    await userEvent.type(screen.getAllByLabelText(TITLE)[0]!, 'Meins');
    const theirs = { ...other, title: { de: 'Ihres', en: 'Theirs' } };
    const current = { revision: 5, value: [ALERT, theirs] };
    const joined = [{ ...ALERT, title: { ...ALERT.title, de: 'Meins' } }, theirs];
    answers = [
      [412, { error: 'PRECONDITION_FAILED', code: 'SP-1107', current }],
      [200, { revision: 6, value: joined }],
    ];
    await press('Speichern');
    expect(await screen.findByText(de['hub.setting.joined'])).toBeVisible();
    expect(sent.at(-1)).toEqual({ request: 'PATCH /pageeditor-api/site-forms/alerts/', ifMatch: '"5"', value: joined });
    expect(screen.getAllByLabelText(TITLE).map((field) => (field as HTMLInputElement).value)).toEqual(['Meins', 'Ihres']);
  });

  it('says what was not saved, and keeps it', async () => {
    showAlerts();
    await retype(TITLE, 'Frei');
    answers = [[400, { error: 'INVALID_BODY', code: 'SP-1004', field: 'value' }]];
    await press('Speichern');
    expect(await screen.findByRole('alert')).toHaveTextContent(de['hub.setting.misfit']);
    expect(screen.getByLabelText(TITLE)).toHaveValue('Frei');
  });

  it('explains to an account that may not publish why it saves nothing', () => {
    showAlerts(false);
    expect(screen.getByText(de['hub.setting.refused'])).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  });
});

it('an alert shows again to those who closed it as a new one, and can be added and removed', async () => {
  showAlerts();
  await userEvent.click(screen.getByLabelText(de['hub.alerts.again']));
  answers = [
    [500, {}],
    [200, { revision: 3, value: [] }],
  ];
  await press('Speichern');
  expect(sent[0]?.value).toEqual([{ ...ALERT, id: null }]);
  await press('Entfernen: Hinweis 1 Sperrung');
  expect(screen.getByRole('button', { name: 'Hinweis hinzufügen' })).toHaveFocus();
  await press('Speichern');
  expect(sent[1]?.value).toEqual([]);
});

it('an alert whose time is none yet is not sent without it', async () => {
  showAlerts();
  await userEvent.type(screen.getAllByLabelText('Uhrzeit (HH.mm)')[0]!, '18.30');
  await press('Speichern');
  expect(screen.getByRole('alert')).toHaveTextContent(de['hub.moment.wrong']);
  expect(sent).toEqual([]);
});

it.each([
  ['Überschrift', 'INPUT', 200],
  ['Text', 'TEXTAREA', 1_000],
  ['Link', 'INPUT', 500],
  ['Text des Links', 'INPUT', 200],
])('an alert has its %s in both languages: %s of %d characters at most', (label, tag, max) => {
  showAlerts();
  for (const language of ['Deutsch', 'Englisch']) {
    const field = screen.getByLabelText<HTMLInputElement>(`${label} (${language})`);
    expect([field.tagName, field.maxLength]).toEqual([tag, max]);
  }
});

it('opening hours are typed as HH.mm, and what is incomplete is not sent', async () => {
  show({ kind: 'hours', mayChange: true, setting: { revision: 0, value: [HOURS] }, place: null });
  expect(screen.getByLabelText('Von (HH.mm)')).toHaveValue('10.00');
  await retype('Bis (HH.mm)', '9');
  await press('Speichern');
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte vervollständigen Sie „1: Montag“');
  expect([sent, screen.getByLabelText<HTMLInputElement>('Bis (HH.mm)').value]).toEqual([[], '9']);
  await retype('Bis (HH.mm)', '19.30');
  answers = [[200, { revision: 1, value: [{ ...HOURS, time_to: '19:30' }] }]];
  await press('Speichern');
  expect(sent[0]?.value).toEqual([{ ...HOURS, time_to: '19:30' }]);
});

it('the house of the hours is named in both languages beside them, on a revision of its own', async () => {
  const place = { revision: 3, value: { de: 'Altes Zollamt', en: '' } };
  show({ kind: 'hours', mayChange: true, setting: { revision: 0, value: [HOURS] }, place });
  const form = within(screen.getByRole('region', { name: de['hub.hoursPlace.title'] }));
  await userEvent.type(form.getByLabelText('Haus (Englisch)'), 'Old Customs House');
  const value = { de: 'Altes Zollamt', en: 'Old Customs House' };
  answers = [[200, { revision: 4, value }]];
  await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
  const request = 'PATCH /pageeditor-api/site-forms/opening-hours-place/';
  expect(sent).toEqual([{ request, ifMatch: '"3"', value }]);
  expect(await form.findByText(de['hub.setting.saved'])).toBeVisible();
});

it('opening hours are folded, each with what it says; a new one and one that the browser sends back to are open', async () => {
  const day = { ...HOURS, weekday: null, day: '2030-12-24', closed: true, time_from: null, time_to: null };
  show({ kind: 'hours', mayChange: true, setting: { revision: 0, value: [HOURS, day] }, place: null });
  const folded = () => screen.getAllByRole<HTMLDetailsElement>('group').filter(({ tagName }) => tagName === 'DETAILS');
  expect(folded().map(({ open, firstChild }) => [open, firstChild?.textContent])).toEqual([
    [false, '1: Montag 10.00–18.00'],
    [false, expect.stringMatching(/^2: .*2030-12-24.* Geschlossen$/)],
  ]);
  await press(de['hub.hours.add']);
  expect(folded().map(({ open }) => open)).toEqual([false, false, true]);
  fireEvent(screen.getByLabelText('Tag'), new Event('invalid', { cancelable: true }));
  expect(folded().map(({ open }) => open)).toEqual([false, true, true]);
});

const rule = (old_path: string, new_path: string): RedirectsValue[number] => ({ lang: 'de', old_path, new_path });
it('redirects are folded, each with where it leads', () => {
  show({ kind: 'redirects', mayChange: true, setting: { revision: 0, value: [rule('/de/a', '/de/b')] } });
  expect(screen.getByText('→ /de/b').closest('details')).not.toHaveAttribute('open');
});

it.each([
  [[rule('/de/a', '/de/b')], null],
  [[rule('/de/a', 'https://example.org/')], null],
  [[rule('de/a', '/de/b')], 'path'],
  [[rule('/cms-hub/redirects', '/de/b')], 'own'],
  [[rule('/de/a', '//example.org')], 'target'],
  [[rule('/de/a', '/de/b'), rule('/de/a', '/de/c')], 'twice'],
  [[rule('/de/a', '/de/a?x=1')], 'circle'],
  [[rule('/de/a', '/de/b'), rule('/de/b', '/de/c')], null],
  [[rule('/de/a', '/de/b'), rule('/de/b', '/de/c'), rule('/de/c', '/de/b')], 'circle'],
])('redirects %# are %s', (rules, fault) => expect(findRedirectFault(rules)?.fault ?? null).toBe(fault));

it.each([
  ['18.30', '18:30'],
  ['9.05', '09:05'],
  ['09:05', '09:05'],
  ['24.00', null],
  ['9', null],
])('%s is the time %s', (typed, time) => expect(parseTime(typed)).toBe(time));

it('a moment of Berlin comes back as it was typed, in summer and in winter', () => {
  for (const [day, time] of [
    ['2026-07-01', '18.30'],
    ['2026-12-01', '00.05'],
  ] as const)
    expect(splitMoment(parseMoment(day, time))).toEqual({ day, time });
});

it.each([
  [
    { a: 1, b: 1 },
    { a: 2, b: 1 },
    { a: 1, b: 3 },
    { a: 2, b: 3 },
  ],
  [{ a: 1 }, { a: 2 }, { a: 3 }, null],
  [{ a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  [
    ['x', 'y'],
    ['x', 'Y'],
    ['X', 'y'],
    ['X', 'Y'],
  ],
  [['x', 'y', 'z'], ['x', 'Y', 'z'], ['x', 'z', 'new'], null],
  [['x', 'y'], ['x', 'Y'], ['x'], null],
  [['x'], ['x'], ['x', 'y'], ['x', 'y']],
])('of %j the changes %j and %j make %j', (base, mine, theirs, joined) =>
  expect(joinSettings<unknown>(base, mine, theirs)).toEqual(joined),
);
