import type { PageFrame } from '@spielplan/shared-contracts/remote';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import { DashboardFrame } from './DashboardFrame.tsx';

const FRAME: PageFrame = {
  account: { name: 'Lea Leitner', logOut: { action: '/pageeditor-api/logout', csrfToken: 'abc', next: '/de' } },
  screens: [
    { title: 'Überblick', url: '/de/dashboard', isCurrent: false },
    { title: 'Suchbegriffe', url: '/de/dashboard/suchbegriffe', isCurrent: true },
  ],
};

const show = (frame: PageFrame) =>
  renderInHost(<DashboardFrame>{null}</DashboardFrame>, {
    messages: { shell: de },
    url: '/de/dashboard/suchbegriffe',
    page: { url: '/de/dashboard/suchbegriffe?page=2', frame },
  });

it('the frame names the screens, whose session it is, and the way out by a plain form', () => {
  const { container } = show(FRAME);
  const nav = screen.getByRole('navigation', { name: 'Dashboard' });
  expect(within(nav).getAllByRole('link')).toHaveLength(2);
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Suchbegriffe');
  expect(screen.getByText('Lea Leitner')).toBeVisible();
  const form = screen.getByRole('button', { name: 'Abmelden' }).closest('form')!;
  expect(Object.fromEntries(new FormData(form))).toEqual({ csrf_token: 'abc', next: '/de' });
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
});

it('leads an account that may not see the dashboard to none of its screens', () => {
  const { account } = FRAME;
  show({ account });
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
});
