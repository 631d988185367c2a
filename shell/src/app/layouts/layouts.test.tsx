import { screen, within } from '@testing-library/react';
import { NavigationContext } from '@spielplan/shared-ui/host';
import { App } from '../App.tsx';
import { showFrame } from '../testing/showFrame.tsx';

describe('the frame', () => {
  it('of the webshop asks about cookies and leads nowhere but by its own header and what the law asks for', () => {
    showFrame({ layout: 'webshop' });
    expect(screen.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Hauptmenü' })).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByText('Steg gesperrt')).toBeNull();
  });

  it('shows nothing but the content and what the law asks for on a landing page', () => {
    showFrame({ frame: { isLandingPage: true } });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByText('Steg gesperrt')).toBeNull();
    expect(screen.getAllByRole('navigation').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Sprungmarken',
      'Sprache: Deutsch',
      'Rechtliches',
      'Schnellzugriff',
    ]);
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en');
    expect(screen.queryByRole('link', { name: 'Programm' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Impressum' })).toBeVisible();
  });

  it('does nothing that stands in the data of a screen', () => {
    showFrame({ data: { theme: 'cc02', isLandingPage: true, stickyLinks: [{ href: '#a', label: 'Anfahrt' }] } });
    expect(screen.getByRole('main')).not.toHaveClass('cc02');
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('has the colours and the size of the header that the page asks for', () => {
    const head = { title: 'Programm' };
    showFrame({ frame: { theme: 'cc02', header: 'large' }, hasPageHeader: true, head }, <App Screen={() => null} />);
    expect(screen.getByRole('main')).toHaveClass('cc02');
    expect(screen.getByRole('heading', { level: 1 })).toHaveStyle({ letterSpacing: '-0.055em' });
  });

  it('shows the shared page header where the route asks for it', () => {
    const head = { title: 'Produktionen', description: '', canonical: '/de', alternates: {} };
    showFrame({ hasPageHeader: true, head }, <App Screen={() => null} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Produktionen');
  });

  it.each([
    ['/de/team', true],
    ['/de/besuch?page=2', false],
  ])('marks the page header as the one before while %s is on its way: %s', (to, isMarked) => {
    const frame = (
      <NavigationContext value={{ state: 'loading', to }}>
        <App Screen={() => null} />
      </NavigationContext>
    );
    showFrame({ hasPageHeader: true, languages: { de: '/de/besuch', en: '/en/visit' } }, frame);
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    expect(header?.hasAttribute('data-loading')).toBe(isMarked);
  });
});
