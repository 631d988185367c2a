import type { DocumentState } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { withMoment, withoutMoment } from '../../domain/editMode.ts';
import de from '../../i18n/de.json' with { type: 'json' };
import { toolDates } from '../../i18n/toolLanguage.ts';
import { createPublishing } from '../../stores/createPublishing.ts';
import { BarMenu } from './BarMenu.tsx';
import { MomentForm } from './MomentForm.tsx';
import { EditedNote, PreviewNote } from './PreviewNote.tsx';

it('an address asks for a moment to the minute, and for nothing that is edited', () => {
  expect(withMoment('?edit=1&page=2', '2030-01-02T08:30:00.000Z')).toBe('?page=2&at=2030-01-02T08%3A30Z');
  expect(withoutMoment('?page=2&at=2030-01-02T08%3A30Z')).toBe('?page=2');
});

/** The provider knows these moments of the page. */
function answerMoments(moments: object[], status = 200) {
  globalThis.fetch = () => Promise.resolve(Response.json({ moments }, { status }));
}

it('a time that is none is told at its field', async () => {
  answerMoments([], 404);
  renderInHost(<MomentForm />, { messages: { editor: de } });
  expect(await screen.findByText('Diese Seite ändert sich demnächst nicht von selbst.')).toBeVisible();
  const time = screen.getByLabelText(/Uhrzeit/);
  await userEvent.clear(time);
  await userEvent.type(time, '25.99');
  await userEvent.click(screen.getByRole('button', { name: 'Zu dieser Zeit ansehen' }));
  expect(screen.getByText(/Bitte geben Sie die Uhrzeit als HH.mm an/)).toBeVisible();
});

it.each([true, false])('a moment that is shown closes the menu in a narrow window, which it would cover: %s', async (matches) => {
  answerMoments([], 404);
  window.matchMedia = () => ({ matches }) as MediaQueryList;
  const menu = (
    <BarMenu label="Menü">
      <MomentForm />
    </BarMenu>
  );
  const { visited } = renderInHost(menu, { messages: { editor: de } });
  const opener = screen.getByRole('button', { name: 'Menü' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: de['moment.show'] }));
  expect(visited).toEqual([expect.stringMatching(/\?at=/)]);
  expect(opener).toHaveAttribute('aria-expanded', String(!matches));
  if (matches) expect(opener).toHaveFocus();
});

it('the slider stops where the page changes, says what changes, and sets day and time', async () => {
  answerMoments([
    { at: '2030-11-24T08:00:00.000Z', kind: 'opens', title: '' },
    { at: '2030-11-24T18:30:00.000Z', kind: 'begins', title: 'Fluss' },
    { at: '2030-11-24T18:30:00.000Z', kind: 'goes', title: '' },
  ]);
  renderInHost(<MomentForm />, { messages: { editor: de } });
  const slider = await screen.findByRole('slider', { name: 'Die nächsten 2 Änderungen der Seite' });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^24.11.2030, 09:00.Uhr: das Haus öffnet$/));
  fireEvent.change(slider, { target: { value: '1' } });
  expect(screen.getByText(/19:30.Uhr: Fluss beginnt; etwas ohne Titel verschwindet$/)).toBeVisible();
  expect(
    [screen.getByLabelText('Tag'), screen.getByLabelText(/Uhrzeit/)].map((field) => (field as HTMLInputElement).value),
  ).toEqual(['2030-11-24', '19.30']);
});

it('names the day as the account has chosen, the time in the language of the tools', () => {
  toolDates.setState('ja', true);
  renderInHost(<PreviewNote preview={{ at: '2030-01-02T08:30:00Z' }} />, { messages: { editor: de } });
  const day = screen.getByText('2030年1月2日水曜日');
  expect(day.parentElement).toHaveTextContent(/^Vorschau: 2030年1月2日水曜日, 09:30.Uhr/);
  // For screen readers: else the German voice reads it.
  expect(day).toHaveAttribute('lang', 'ja');
  act(() => toolDates.setState(null, true));
});

it('a page at another time says so, and how to leave', () => {
  renderInHost(<PreviewNote preview={{ at: '2030-01-02T08:30:00Z' }} />, { messages: { editor: de } });
  expect(screen.getByText(/^Vorschau: .*2030.*09:30/)).toBeVisible();
  // Else what keeps the moment in links would lead back to it.
  const back = screen.getByRole('link', { name: 'Zurück zu jetzt' });
  expect(['data-bare', 'data-full-load'].filter((name) => back.hasAttribute(name))).toHaveLength(2);
  expect(screen.getByText('Suchvorschläge, Warenkorb und das Buchen selbst bleiben bei jetzt.')).toBeVisible();
});

it('a page that is published while it is edited is called offline no more, and one that is taken off is', async () => {
  let state: DocumentState['state'] = 'unpublished';
  // Only what is asked for.
  const calls = { state: async () => ({ kind: 'done', value: { content_type: 'page', object_id: 1, state } }) } as never;
  const publishing = createPublishing(calls, ['page:1']);
  renderInHost(<EditedNote preview={{ isOffline: true }} session={{ publishing }} />, { messages: { editor: de } });
  const told = () => screen.queryByText(de['preview.offline']) !== null;
  const seen = [told()];
  for (const next of ['published', 'unpublished', 'changed'] as const) {
    state = next;
    await act(() => publishing.refresh());
    seen.push(told());
  }
  expect(seen).toEqual([true, false, true, false]);
});
