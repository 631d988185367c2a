import { jest } from '@jest/globals';
import { HostRouter } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEventOverlay } from './useEventOverlay.ts';

function Page() {
  const { isOpen, isNeeded, open, close } = useEventOverlay();
  return (
    <>
      <a href="/de/programm/veranstaltungen" onClick={(event) => (open(event), event.preventDefault())}>
        Programm
      </a>
      <button type="button" onClick={close}>
        Schließen
      </button>
      <output>{`${isOpen ? 'offen' : 'zu'} ${isNeeded ? 'im Dokument' : 'nicht im Dokument'}`}</output>
    </>
  );
}
const state = () => screen.getByRole('status').textContent;
const press = () => userEvent.click(screen.getByRole('link'));

it('opens into the address, over the page that is there, and keeps what its query says', async () => {
  const { visited } = renderInHost(<Page />, { url: '/de/stories?page=2' });
  expect(state()).toBe('zu nicht im Dokument');
  await press();
  expect(visited).toEqual(['/de/stories?page=2&overlay=true']);
  expect(state()).toBe('offen im Dokument');
});

it.each(['{Control>}', '{Meta>}', '{Shift>}', '{Alt>}'])('leaves a press with %s to the browser', async (key) => {
  const { visited } = renderInHost(<Page />, { url: '/de' });
  const user = userEvent.setup();
  await user.keyboard(key);
  await user.click(screen.getByRole('link'));
  expect([visited, state()]).toEqual([[], 'zu nicht im Dokument']);
});

it('closes by going back, so that it takes what it added, nothing else, and leaves no entry behind (R18)', async () => {
  const go = jest.fn();
  const navigator = { push: jest.fn(), replace: jest.fn(), go };
  const at = (location: string) => (
    <HostRouter location={location} navigator={navigator}>
      <Page />
    </HostRouter>
  );
  const { rerender } = render(at('/de?overlay=true'));
  expect(state()).toBe('offen im Dokument');
  await userEvent.click(screen.getByRole('button'));
  expect(go).toHaveBeenCalledWith(-1);
  // It slides away, and what was chosen in it is kept; another path closes it just so.
  rerender(at('/de'));
  expect(state()).toBe('zu im Dokument');
  rerender(at('/de/stories?overlay=true'));
  expect(state()).toBe('offen im Dokument');
  rerender(at('/de/stories/a'));
  expect(state()).toBe('zu im Dokument');
});
