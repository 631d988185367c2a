import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { PageContext } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { useContext, useState } from 'react';
import de from '../../i18n/de.json' with { type: 'json' };
import { Header } from './Header.tsx';

const item = (menu_name: string, url: string, children: [string, string][] = []) => ({
  menu_name,
  url,
  has_tab_navigation: false,
  children: children.map(([name, path]) => ({ menu_name: name, url: path, has_tab_navigation: false, children: [] })),
});

const site = {
  siteName: 'Kulturmeile Altwasser',
  nav: {
    menu: [item('Programm', '/de/programm/veranstaltungen'), item('Besuch', '/de/besuch', [['Anfahrt', '/de/besuch/anfahrt']])],
    secondary_menu: [item('Presse', '/de/presse')],
    footer: [],
  },
  alert: null,
  isShopOnline: true,
  basketUrl: null,
  theme: 'cc01',
  menuStyle: 'style1',
} as const;

// The test browser knows the dialog element but not how to open it as a modal one.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

/** The same menu with one more level: "Anfahrt" holds "Mit dem Rad". */
const deep = () => {
  const changed = structuredClone(site) as unknown as { nav: { menu: ReturnType<typeof item>[] } };
  changed.nav.menu[1]?.children[0]?.children.push(
    ...(item('', '', [['Mit dem Rad', '/de/besuch/anfahrt/rad']]).children as never[]),
  );
  return changed;
};

/** The header, and a way to another page below it that is no press outside of anything. */
function HeaderOfPages() {
  const page = useContext(PageContext) as PageAnswer;
  const [url, setUrl] = useState(page.url);
  return (
    <PageContext value={{ ...page, url }}>
      <Header hasMenu />
      <button type="button" onClick={() => setUrl('/de/besuch')}>
        Nächste Seite
      </button>
    </PageContext>
  );
}

const changePage = () => act(() => screen.getByRole('button', { name: 'Nächste Seite', hidden: true }).click());

function show(shown: object = structuredClone(site)) {
  return renderInHost(<HeaderOfPages />, {
    messages: { shell: de },
    url: '/de/besuch/anfahrt',
    page: { url: '/de/besuch/anfahrt', site: shown as never },
  });
}

describe('the menu of small screens', () => {
  const burger = () => screen.getByRole('button', { name: 'Menü' });

  it('locks the page behind it while it is open', async () => {
    const user = userEvent.setup();
    show();
    const locked = () => document.documentElement.dataset['locked'];
    await user.click(burger());
    expect(locked()).toBe('menu');
    changePage();
    expect(locked()).toBeUndefined();
  });

  it('opens by the burger and closes by its own button', async () => {
    const user = userEvent.setup();
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(burger());
    const dialog = screen.getByRole('dialog', { name: 'Menü' });
    expect(burger()).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(dialog).getByRole('button', { name: 'Menü schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(burger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is laid out once the pressed burger is on screen; after a key it is there at once, for the keys that follow', async () => {
    show();
    const button = burger();
    const state = () => [button.getAttribute('aria-expanded'), document.querySelector('dialog')!.open];
    // `act` would wait for the menu.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const press = async (detail: number) => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
      await Promise.resolve();
    };
    await press(1);
    expect(state()).toEqual(['true', false]);
    await waitFor(() => expect(state()).toEqual(['true', true]));
    document.querySelector('dialog')!.close();
    await waitFor(() => expect(state()).toEqual(['false', false]));
    await press(0);
    expect(state()).toEqual(['true', true]);
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('discloses the pages inside an entry, at once where one of them is shown', async () => {
    show();
    await userEvent.setup().click(burger());
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('link', { name: 'Anfahrt' })).toHaveAttribute('aria-current', 'page');
    expect(within(dialog).getByRole('link', { name: 'Anfahrt' }).closest('details')).toHaveAttribute('open');
    expect(within(dialog).getByRole('navigation', { name: 'Weitere Seiten' })).toHaveTextContent('Presse');
  });

  it('keeps an entry open while one inside it is opened', async () => {
    show(deep());
    await userEvent.setup().click(burger());
    const inside = within(screen.getByRole('dialog')).getByText('Mit dem Rad').closest('details');
    const around = inside?.parentElement?.closest('details');
    expect(inside?.getAttribute('name')).not.toBe(around?.getAttribute('name'));
    expect(around).toHaveAttribute('open');
  });

  it('closes when a link is followed', async () => {
    const user = userEvent.setup();
    show();
    await user.click(burger());
    screen.getByRole('dialog').addEventListener('click', (event) => event.preventDefault());
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Anfahrt' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('the menu of small screens goes when the page changes', async () => {
  show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Menü' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  changePage();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the menu of wide screens', () => {
  const menu = () => screen.getByRole('navigation', { name: 'Hauptmenü' });

  it('opens a submenu with all that is inside it, and says where the page is', async () => {
    show(deep());
    const opener = within(menu()).getByRole('button', { name: /Besuch/ });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.setup().click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu()).getByRole('link', { name: 'Mit dem Rad' })).toHaveAttribute('href', '/de/besuch/anfahrt/rad');
    expect(within(menu()).getByRole('link', { name: 'Anfahrt' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu()).getByRole('link', { name: 'Besuch' })).toHaveAttribute('aria-current', 'true');
  });

  const twoSubmenus = () => {
    const changed = structuredClone(site) as unknown as { nav: { menu: ReturnType<typeof item>[] } };
    changed.nav.menu.push(item('Haus', '/de/haus', [['Mieten', '/de/haus/mieten']]));
    return changed;
  };
  const areOpen = () =>
    within(menu())
      .getAllByRole('button')
      .map((opener) => opener.getAttribute('aria-expanded'));

  it('opens one submenu at a time, which goes when the page changes (product.md section 4)', async () => {
    const user = userEvent.setup();
    show(twoSubmenus());
    expect(areOpen()).toEqual(['false', 'false']);
    await user.click(within(menu()).getByRole('button', { name: /Besuch/ }));
    expect(areOpen()).toEqual(['true', 'false']);
    await user.click(within(menu()).getByRole('button', { name: /Haus/ }));
    expect(areOpen()).toEqual(['false', 'true']);
    changePage();
    expect(areOpen()).toEqual(['false', 'false']);
  });

  it('opens a submenu while a mouse points at its entry, and the press that follows leaves it open', async () => {
    const user = userEvent.setup();
    show(twoSubmenus());
    const entry = within(menu()).getByRole('link', { name: 'Haus' }).closest('li')!;
    await user.hover(entry);
    expect(areOpen()).toEqual(['false', 'true']);
    await user.click(within(entry).getByRole('button', { name: /Haus/ }));
    expect(areOpen()).toEqual(['false', 'true']);
    await user.unhover(entry);
    expect(areOpen()).toEqual(['false', 'false']);
  });
});
