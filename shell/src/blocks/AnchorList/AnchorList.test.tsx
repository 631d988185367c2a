import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import de from '../../i18n/de.json' with { type: 'json' };
import { AnchorList } from './AnchorList.tsx';
import type { AnchorListView } from './presentAnchorList.ts';

const links = [
  { href: '#termine', label: 'Termine' },
  { href: 'https://a.example', label: 'Partner', isNewTab: true as const },
];
const show = (view: Partial<AnchorListView>, page: Partial<PageAnswer> = {}) =>
  renderInHost(<AnchorList data={{ links, ...view }} />, { messages: { shell: de }, page });

describe('a list of links', () => {
  it('is a navigation with a name, and says what opens in a new tab', () => {
    show({});
    const list = within(screen.getByRole('navigation', { name: 'Auf dieser Seite und weiter' }));
    expect(list.getByRole('link', { name: 'Termine' })).toHaveAttribute('href', '#termine');
    expect(list.getByRole('link', { name: /Partner .*öffnet in neuem Tab/ })).toHaveAttribute('target', '_blank');
  });

  it('as a band stands still for visitors, and reads each link once', () => {
    // `edit` in the address is nothing without an editor's session.
    const { container } = show({ band: { offset: 700 } }, { url: '/de/festival?edit=1' });
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(container.querySelectorAll('li')).toHaveLength(20);
    expect(container.querySelectorAll('[aria-hidden] a:not([tabindex="-1"])')).toHaveLength(0);
    expect(screen.getByRole('navigation')).not.toHaveAttribute('data-runs');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('as a band runs in edit mode, until it is stopped', async () => {
    show({ band: { offset: 700 } }, { editing: { contract: 1, documents: [] } });
    expect(screen.getByRole('navigation')).toHaveAttribute('data-runs');
    expect(screen.getByRole('list')).toHaveStyle('--offset: 700px');
    await userEvent.click(screen.getByRole('button', { name: 'Laufband anhalten' }));
    expect(screen.getByRole('navigation')).not.toHaveAttribute('data-runs');
    await userEvent.click(screen.getByRole('button', { name: 'Laufband starten' }));
    expect(screen.getByRole('navigation')).toHaveAttribute('data-runs');
  });
});
