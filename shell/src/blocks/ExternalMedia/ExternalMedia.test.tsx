import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import { consentStore } from '../../consent/consent.ts';
import type { ExternalMediaView } from './ExternalMediaView.ts';
import { ExternalMedia } from './ExternalMedia.tsx';

const film: ExternalMediaView = {
  service: 'vimeo',
  serviceName: 'Vimeo',
  kind: 'video',
  title: 'Trailer',
  length: '1:36',
  href: 'https://vimeo.com/1',
  frame: { src: 'https://player.vimeo.com/video/1?dnt=1', ratio: '16 / 9' },
};
const show = (media: Partial<ExternalMediaView> = {}) =>
  renderInHost(<ExternalMedia media={{ ...film, ...media }} />, { messages: { shell: de } });
const player = () => screen.queryByTitle('Trailer');

describe('media of another service', () => {
  it('says whose they are and what loading them means, and asks nothing', () => {
    show();
    expect(screen.getByRole('figure')).toHaveTextContent('Trailer 1:36 Minuten');
    expect(screen.getByText(/erfährt Vimeo Ihre IP-Adresse/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Bei Vimeo ansehen.*öffnet in neuem Tab/ })).toHaveAttribute(
      'href',
      'https://vimeo.com/1',
    );
    expect(player()).toBeNull();
  });

  it('are loaded once by a press, and the keyboard goes on inside', async () => {
    show();
    await act(async () => screen.getByRole('button', { name: 'Video laden: Trailer' }).click());
    expect(player()).toHaveAttribute('src', 'https://player.vimeo.com/video/1?dnt=1&autoplay=1');
    expect(player()).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    expect(consentStore.has('vimeo')).toBe(false);
  });

  it('that have no player are a link', () => {
    show({ frame: null });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link')).toBeVisible();
  });

  it('are called by their kind where nobody named them', () => {
    show({ title: '', kind: 'document', serviceName: 'Issuu' });
    expect(screen.getByText('Heft bei Issuu')).toBeVisible();
  });

  it('are loaded always where that is wanted, on this and on later pages', async () => {
    const { unmount } = show();
    await act(async () => screen.getByRole('button', { name: 'Vimeo immer laden' }).click());
    await waitFor(() => expect(consentStore.has('vimeo')).toBe(true));
    unmount();
    show();
    expect(player()).toHaveAttribute('src', 'https://player.vimeo.com/video/1?dnt=1');
    expect(player()).not.toHaveFocus();
  });
});
