import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import de from '../i18n/de.json' with { type: 'json' };
import { App } from './App.tsx';
import { showFrame as show, site } from './testing/showFrame.tsx';
import { ALERT_COOKIE } from './TopAlert/alertDismissal.ts';

const house: NonNullable<typeof site.house> = {
  logo: { kind: 'drawing', view_box: '0 0 1 1', path: 'M0 0h1v1z' },
  address: ['Zollkai 12', '12345 Altwasser'],
  contacts: [{ text: '+49 69 100', href: 'tel:+4969100' }],
  venues: [{ title: 'Haus am Kai', url: '/de/venues/kai/1' }],
};

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  document.cookie = `${ALERT_COOKIE}=; Path=/; Max-Age=0`;
});

describe('the page frame', () => {
  it('starts with the way to the content', () => {
    show();
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    const ways = within(screen.getByRole('navigation', { name: 'Sprungmarken' })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['#main', '/de/search', '#footer']);
    expect(screen.getByRole('contentinfo')).toHaveAttribute('id', 'footer');
  });

  it('leads home from the logo', () => {
    const { unmount } = show({ site: { ...site, house } });
    expect(screen.getByRole('link', { name: /^Home/ })).toHaveAttribute('href', '/de');
    expect(screen.getByRole('img', { name: 'Home' }).innerHTML).toBe('<path d="M0 0h1v1z"></path>');
    unmount();
    const logo = { kind: 'picture', src: '/media/logo.png', width: 80, height: 40 } as const;
    show({ site: { ...site, house: { ...house, logo } } });
    expect(screen.getByRole('img', { name: 'Home' })).toHaveAttribute('src', '/media/logo.png');
  });

  it('marks the page that is shown in the menu', () => {
    show();
    const menu = screen.getByRole('navigation', { name: 'Hauptmenü' });
    expect(within(menu).getByRole('link', { name: 'Besuch' })).toHaveAttribute('aria-current', 'page');
  });

  it('offers this page in the other language as a full page', () => {
    show({ languages: { de: '/de/besuch', en: '/en/visit' } });
    const link = screen.getByRole('link', { name: 'English' });
    expect(link).toHaveAttribute('href', '/en/visit');
    expect(link).toHaveAttribute('hreflang', 'en');
  });

  it('says in the HTML until when the house is open, and nothing where that is unsure', () => {
    const { unmount } = show({ site: { ...site, hours: { text: 'Geöffnet bis 18:00 Uhr', link: null } } });
    expect(screen.getByText('Geöffnet bis 18:00 Uhr')).toBeInTheDocument();
    unmount();
    const other = show({ site: { ...site, hours: { text: 'Heute Sommerfest', link: '/de/besuch' } } });
    expect(screen.getByRole('link', { name: 'Heute Sommerfest' })).toHaveAttribute('href', '/de/besuch');
    other.unmount();
    show({ site: { ...site, hours: null } });
    expect(screen.queryByText(/Geöffnet/)).toBeNull();
  });

  it.each([
    ['/webshop/account', '/webshop/account?lang=de&next=%2Fde%2Fbesuch'],
    // Another house's login is given no path of ours.
    ['https://shop.example/login', 'https://shop.example/login'],
    [undefined, '/de/user/profile'],
  ])('leads from My Account to the login of the user details, and back to this page: %s', (loginUrl, href) => {
    show({ site: { ...site, loginUrl } });
    expect(screen.getByRole('link', { name: 'Mein Konto' })).toHaveAttribute('href', href);
  });

  it('leads to the saved events only where the house has them, with how many this browser keeps', () => {
    show();
    expect(screen.queryByRole('link', { name: /Favoriten/ })).toBeNull();
    localStorage.setItem('spielplan.favourites', '[3,9]');
    show({ site: { ...site, hasSavedEvents: true } });
    expect(screen.getByRole('link', { name: 'Favoriten (2)' })).toHaveAttribute('href', '/de/favoriten');
    localStorage.clear();
  });

  it('shows the pages of a section as tabs below the page header', () => {
    const head = { title: 'Besuch', description: '', canonical: '/de', alternates: {} };
    const [programme, visit] = site.nav.menu;
    const nav = { ...site.nav, menu: [programme!, { ...visit!, has_tab_navigation: true }] };
    show({ hasPageHeader: true, head, site: { ...site, nav } }, <App Screen={() => null} />);
    const tabs = screen.getByRole('navigation', { name: 'Besuch' });
    expect(within(tabs).getByRole('link', { name: 'Besuch' })).toHaveAttribute('aria-current', 'page');
    expect(within(tabs).getByRole('link', { name: 'Anfahrt' })).toHaveAttribute('href', '/de/besuch/anfahrt');
  });

  it('says how long the longest word of its headline is, which is as large as that lets it be', () => {
    const head = { title: 'Ausstellungen am Kai', description: '', canonical: '/de', alternates: {} };
    show({ hasPageHeader: true, head }, <App Screen={() => null} />);
    expect(screen.getByRole('heading', { level: 1 }).style.getPropertyValue('--longest')).toBe('13');
  });

  it('ends with the address of the house, how to reach it, and the way to each of its houses', () => {
    show({ site: { ...site, house } });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('12345 Altwasser')).toBeInTheDocument();
    expect(footer.getByRole('link', { name: '+49 69 100' })).toHaveAttribute('href', 'tel:+4969100');
    const houses = within(footer.getByRole('navigation', { name: 'Unsere Häuser' }));
    expect(houses.getByRole('link', { name: 'Haus am Kai' })).toHaveAttribute('href', '/de/venues/kai/1');
  });

  it('has the name alone where the house says nothing of itself', () => {
    show();
    expect(screen.queryByRole('navigation', { name: 'Unsere Häuser' })).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Home' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home Kulturmeile Altwasser' })).toHaveAttribute('href', '/de');
  });

  it('has the house’s own footer code', () => {
    show({ site: { ...site, footerCode: { top: '', logos: '<ul><li>Stadt Altwasser</li></ul>', bottom: '' } } });
    expect(screen.getByText('Stadt Altwasser')).toBeInTheDocument();
  });

  it('leads to the cart without the booking remote', () => {
    show();
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/_cart?lang=de');
  });

  it('says so when the webshop is offline', () => {
    show({ site: { ...site, isShopOnline: false } });
    for (const name of [/^Warenkorb/, /^Mein Konto/]) {
      const [entry] = screen.getAllByRole('link', { name });
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).toHaveAccessibleDescription('Webshop offline');
      expect(entry).not.toHaveAttribute('href');
    }
  });

  it('takes the message of a closed webshop away with Escape, until it is asked for again', async () => {
    const user = userEvent.setup();
    show({ site: { ...site, isShopOnline: false } });
    const [entry] = screen.getAllByRole('link', { name: /^Mein Konto/ });
    const message = within(entry!).getByText('Webshop offline');
    act(() => entry!.focus());
    expect(message).not.toHaveAttribute('hidden');
    await user.keyboard('{Escape}');
    expect(message).toHaveAttribute('hidden');
    await user.tab();
    expect(message).not.toHaveAttribute('hidden');
  });

  it('names legal pages once, and says which links open a new tab', () => {
    show();
    const legal = screen.getByRole('navigation', { name: 'Rechtliches' });
    expect(within(legal).getAllByRole('link', { name: 'Impressum' })).toHaveLength(1);
    expect(within(legal).getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/de/datenschutz');
    const partner = within(legal).getByRole('link', { name: /Karten beim Partner.*öffnet in neuem Tab/ });
    expect(partner).toHaveAttribute('rel', 'noopener');
  });

  it('keeps standing when a screen fails, and reports its remote and version', () => {
    const failures: unknown[] = [];
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken');
    };
    renderInHost(<App Screen={Broken} />, {
      messages: { shell: de },
      page: { site, screen: { remote: 'programme', id: 'events' }, remotes: { programme: { version: 'abc', entry: '/x.js' } } },
      host: { report: (failure) => failures.push(failure) },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(de['error.title.500']);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(failures).toMatchObject([{ remote: 'programme', version: 'abc', place: 'screen events' }]);
  });
});

describe('a submenu', () => {
  const button = () => screen.getByRole('button', { name: 'Besuch: Unterseiten' });

  it('opens by its button and closes by Escape, back on the button', async () => {
    const user = userEvent.setup();
    show();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getAllByRole('link', { name: 'Anfahrt' })[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveFocus();
  });

  it('closes when the keyboard moves on', async () => {
    const user = userEvent.setup();
    show();
    await user.click(button());
    await user.tab();
    await user.tab();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the alert (R43)', () => {
  it('goes when it is closed, and stays away', async () => {
    const user = userEvent.setup();
    const { unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
    expect(screen.queryByText('Steg gesperrt')).toBeNull();
    unmount();
    show();
    expect(screen.queryByText('Steg gesperrt')).toBeNull();
  });

  it.each(['8', 'yes'])('is shown although the cookie says %s', (value) => {
    document.cookie = `${ALERT_COOKIE}=${value}; Path=/`;
    show();
    expect(screen.getByText('Steg gesperrt')).toBeVisible();
  });
});

describe('links', () => {
  it('in the frame navigate without a full load', async () => {
    const user = userEvent.setup();
    const { visited } = show();
    const menu = screen.getByRole('navigation', { name: 'Hauptmenü' });
    await user.click(within(menu).getByRole('link', { name: 'Programm' }));
    await waitFor(() => expect(visited).toEqual(['/de/programm/veranstaltungen']));
  });
});

describe('the editor’s toolbar', () => {
  it('is not asked for by a visitor', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = (url: unknown) => {
      asked.push(url);
      return Promise.reject(new Error('offline'));
    };
    show();
    await act(async () => undefined);
    expect(asked).toEqual([]);
  });

  it('appears for an editor who is logged in', async () => {
    document.cookie = 'editor_session=1; Path=/';
    globalThis.fetch = () => Promise.resolve(Response.json({ first_name: 'Ada' }));
    // Parts that load while they render are awaited, or
    // React waits for the end of a scope that is over.
    await act(async () => {
      renderInHost(<App Screen={() => <h1>Besuch</h1>} />, {
        messages: { shell: de },
        page: { site },
        host: {
          slot: (name) =>
            name === 'page.toolbar'
              ? ({
                  remote: 'editor',
                  version: '1',
                  Component: ({ editor }: { editor: { first_name: string } }) => <b>{editor.first_name}</b>,
                } as never)
              : undefined,
        },
      });
    });
    expect(await screen.findByText('Ada')).toBeInTheDocument();
    document.cookie = 'editor_session=; Path=/; Max-Age=0';
  });
});
