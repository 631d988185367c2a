import { renderInHost } from '@spielplan/shared-ui/testing';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import de from '../../i18n/de.json' with { type: 'json' };
import { App } from '../App.tsx';

/** What a page knows of its site: a menu of two levels, an alert, links at the foot. */
export const site: PageAnswer['site'] = {
  siteName: 'Kulturmeile Altwasser',
  nav: {
    menu: [
      { url: '/de/programm/veranstaltungen', menu_name: 'Programm', has_tab_navigation: false, children: [] },
      {
        url: '/de/besuch',
        menu_name: 'Besuch',
        has_tab_navigation: false,
        children: [{ url: '/de/besuch/anfahrt', menu_name: 'Anfahrt', has_tab_navigation: false, children: [] }],
      },
    ],
    secondary_menu: [],
    footer: [
      { title: 'Impressum', url: '/de/impressum' },
      { title: 'Karten beim Partner', url: 'https://tickets.example' },
    ],
  },
  alert: { id: 7, title: 'Steg gesperrt', text: 'Bitte über die Brücke.', link: '/de/besuch', link_title: 'Zur Anfahrt' },
  isShopOnline: true,
  basketUrl: '/webshop/basket',
  theme: 'cc01',
  menuStyle: 'style1',
};

const Screen = () => <h1>Spielplan</h1>;

/** The frame of a page below "Besuch" with a screen in it, as the shell shows it. */
export const showFrame = (page: Partial<PageAnswer> = {}, element = <App Screen={Screen} />) =>
  renderInHost(element, { messages: { shell: de }, url: '/de/besuch', page: { site, url: '/de/besuch', ...page } });
