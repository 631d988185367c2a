import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInHost } from '../testing/index.ts';
import { ShareButton } from './ShareButton.tsx';

const URL_OF_PAGE = 'http://localhost/de/favoriten?events=3';

/** A browser with what it can share by; `userEvent` brings a clipboard of its own. */
async function press({ share, writeText }: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
  renderInHost(
    <ShareButton title="Nachtstücke" path="/de/favoriten?events=3" copied="Link kopiert." field="Link zum Kopieren">
      Teilen
    </ShareButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Teilen' }));
}
const field = () => screen.queryByRole('textbox', { name: 'Link zum Kopieren' });

describe('sharing', () => {
  it('is left to the platform’s own sheet', async () => {
    const share = jest.fn(() => Promise.resolve());
    await press({ share });
    expect(share).toHaveBeenCalledWith({ title: 'Nachtstücke', url: URL_OF_PAGE });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says nothing when the visitor closes the sheet, and copies nothing', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    await press({ share: () => Promise.reject(new DOMException('closed', 'AbortError')), writeText });
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['without a sheet', {}],
    ['where the sheet refuses', { share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('copies the link %s, and says so', async (_, browser) => {
    const writeText = jest.fn(() => Promise.resolve());
    await press({ ...browser, writeText });
    expect(writeText).toHaveBeenCalledWith(URL_OF_PAGE);
    expect(screen.getByRole('status')).toHaveTextContent('Link kopiert.');
    expect(field()).not.toBeInTheDocument();
  });

  it.each([
    ['has no clipboard', {}],
    ['forbids it', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('shows the link to be copied by hand where the browser %s', async (_, browser) => {
    await press(browser);
    expect(field()).toHaveValue(URL_OF_PAGE);
    expect(field()).toHaveFocus();
  });
});
