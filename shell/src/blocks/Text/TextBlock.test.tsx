import { screen } from '@testing-library/react';
import { showBlock } from '../testing/showBlock.tsx';

describe('a text', () => {
  it('stands at its anchor, near to what is above it where that is wanted', async () => {
    const content = '<p>Offen <strong>bis acht</strong></p><ul><li><a href="/de/besuch">Besuch</a></li></ul>';
    const { container } = await showBlock('text', { content, anchor: 'zeiten', decrease_distance: true });
    const place = container.querySelector('#zeiten')!;
    expect(place).toHaveAttribute('data-close');
    expect(place.querySelector('strong')).toHaveTextContent('bis acht');
    expect(screen.getByRole('link', { name: 'Besuch' })).toHaveAttribute('href', '/de/besuch');
  });

  it('alone has neither', async () => {
    const { container, view } = await showBlock('text', { content: '<p>Offen</p>' });
    expect(view).toEqual({ html: '<p>Offen</p>' });
    expect(container.querySelector('[id], [data-close]')).toBeNull();
  });
});
