import { screen } from '@testing-library/react';
import { showBlock } from '../testing/showBlock.tsx';

describe('a link', () => {
  it('leads on by its word, and says that it opens a new tab', async () => {
    const { container } = await showBlock('link', {
      link: 'https://partner.example',
      link_text: 'Zum Partner',
      anchor: 'partner',
      open_new_window: true,
      extra_class: 'wide solid',
    });
    const link = screen.getByRole('link', { name: /^Zum Partner.*öffnet in neuem Tab/ });
    expect(link).toHaveAttribute('href', 'https://partner.example');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(container.querySelector('#partner')).toContainElement(link);
  });

  it('alone stays in its tab', async () => {
    const { view } = await showBlock('link', { link: '/de/besuch', link_text: 'Besuch' });
    expect(view).toEqual({ href: '/de/besuch', label: 'Besuch' });
    expect(screen.getByRole('link', { name: 'Besuch' })).not.toHaveAttribute('target');
  });

  it.each([
    ['no word', { link: '/de', link_text: '' }],
    ['no target', { link: '', link_text: 'Los' }],
    ['a target that runs something', { link: 'javascript:alert(1)', link_text: 'Los' }],
  ])('with %s is no block', async (_, fields) => {
    expect((await showBlock('link', fields)).view).toBeNull();
  });

  it('that is sticky is handed to the page frame, and no other', async () => {
    const fields = { link: '/de/karten', link_text: 'Karten' };
    expect((await showBlock('link', { ...fields, sticky: true })).stickyLinks).toEqual([{ href: '/de/karten', label: 'Karten' }]);
    expect((await showBlock('link', fields)).stickyLinks).toEqual([]);
  });
});
