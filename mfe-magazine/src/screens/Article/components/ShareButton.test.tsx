import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../../i18n/de.json' with { type: 'json' };
import { ShareButton } from './ShareButton.tsx';

const ADDRESS = 'http://localhost/de/stories/regen/1';
const open = () => {
  const user = userEvent.setup();
  renderInHost(<ShareButton title="Regen" path="/de/stories/regen/1" />, { messages: { magazine: de } });
  return user;
};
const press = (user: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Teilen' }));
const offer = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe('sharing an article', () => {
  it('is left to the device where it offers to', async () => {
    const shared: ShareData[] = [];
    offer(async (data) => void shared.push(data));
    await press(open());
    expect(shared).toEqual([{ title: 'Regen', url: ADDRESS }]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('copies the address where it does not, and says so', async () => {
    await press(open());
    expect(await screen.findByText('Adresse kopiert')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it('does nothing more when the reader thinks better of it', async () => {
    offer(() => Promise.reject(new DOMException('', 'AbortError')));
    await press(open());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says how else it goes when the address cannot be copied', async () => {
    offer(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const user = open();
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    await press(user);
    expect(await screen.findByText(/Adresszeile/)).toBeVisible();
  });
});
