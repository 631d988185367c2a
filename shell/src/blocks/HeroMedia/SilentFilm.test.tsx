import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { renderInHost } from '@spielplan/shared-ui/testing';
import de from '../../i18n/de.json' with { type: 'json' };
import { SilentFilm } from './SilentFilm.tsx';

function show({ isMotionWelcome = true, saveData = false } = {}) {
  window.matchMedia = (() => ({ matches: isMotionWelcome, addEventListener() {}, removeEventListener() {} })) as never;
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  return renderInHost(<SilentFilm src="/media/film.mp4" type="video/mp4" />, { messages: { shell: de } });
}

describe('a silent film', () => {
  const play = jest.fn(async function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
  beforeEach(() => {
    play.mockClear();
    HTMLMediaElement.prototype.play = play;
    HTMLMediaElement.prototype.pause = function pause() {
      this.dispatchEvent(new Event('pause'));
    };
  });

  it('runs by itself and can be stopped', async () => {
    await act(async () => show());
    expect(play).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Film anhalten' }));
    await userEvent.click(screen.getByRole('button', { name: 'Film abspielen' }));
    expect(play).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['motion is unwelcome', { isMotionWelcome: false }],
    ['data is saved', { saveData: true }],
  ])('is not even there where %s', async (_, visitor) => {
    const { container } = show(visitor);
    expect(container).toBeEmptyDOMElement();
    expect(play).not.toHaveBeenCalled();
  });
});
