import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import de from '../i18n/de.json' with { type: 'json' };
import { editPage, stopAll, stubBrowser } from '../testing/editPage.tsx';
import { FakeProvider } from '../testing/FakeProvider.ts';
import { PAGE } from '../testing/forests.ts';
import { Frame } from './blocks/Frame.tsx';

const FIELDS = { spin: { of: [1, { x: '<b>' }] }, label: 'Glück' };

beforeAll(stubBrowser);
afterEach(stopAll);

it('a block of a kind that nobody here knows is moved, copied, removed and brought back as a whole, and never changed inside', async () => {
  const provider = new FakeProvider();
  provider.add(PAGE, 'headline', { content: 'Eins' });
  provider.add(PAGE, 'wheel', structuredClone(FIELDS));
  const { session } = await editPage([], [], undefined, { provider, account: 7_777 });
  const stored = () => provider.documents[PAGE]!.map(({ model }) => model).join(' ');
  const arrives = async (models: string) => {
    session.queue.flush();
    await waitFor(() => expect(stored()).toBe(models));
  };
  await waitFor(() => expect(session.ui.getState().kinds).toEqual([]));
  act(() => document.querySelector<HTMLElement>('[data-frame=b2]')!.focus());

  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  await arrives('wheel headline');
  await waitFor(() => expect(document.querySelector('[data-frame=b2]')).toHaveFocus());
  await userEvent.keyboard('s');
  expect(screen.getByRole('dialog')).toHaveTextContent(de['panel.unknown']);
  expect(document.querySelector('dialog :is(input, select, textarea)')).toBeNull();
  act(() => session.ui.setState({ layer: null }));
  act(() => document.querySelector<HTMLElement>('[data-frame=b2]')!.focus());
  await userEvent.keyboard('{Control>}d{/Control}');
  await arrives('wheel wheel headline');
  await userEvent.keyboard('{Delete}');
  await arrives('wheel headline');
  await userEvent.keyboard('{Control>}z{/Control}');
  await arrives('wheel wheel headline');
  expect(provider.documents[PAGE]!.map(({ fields }) => fields)).toEqual([FIELDS, FIELDS, { content: 'Eins' }]);
});

it('its place says what it is', async () => {
  const { session } = await editPage([], ['Eins']);
  renderInHost(
    <Frame session={session} blockKey="b1" model="wheel" gap="unknown">
      {null}
    </Frame>,
    { messages: { editor: de } },
  );
  expect(screen.getByText(/wheel/)).toBeVisible();
});
