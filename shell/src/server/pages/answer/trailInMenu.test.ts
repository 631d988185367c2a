import type { NavItem } from '@spielplan/shared-contracts/api';
import { trailInMenu } from './trailInMenu.ts';

const entry = (menu_name: string, url: string, ...children: NavItem[]): NavItem => ({
  menu_name,
  url,
  has_tab_navigation: false,
  children,
});
const MENU = [
  entry('Start', '/de', entry('Neues', '/de/neues')),
  entry('Spielplan', '/de/programm/veranstaltungen', entry('Reihen', '/de/series')),
  entry(
    'Besuch',
    '/de/besuch',
    entry('Kasse', '/de/besuch'),
    entry('Mehr', 'https://x.example', entry('Anfahrt', '/de/anfahrt/')),
  ),
  entry('Über uns', '/de/ueber-uns', entry('Menschen', '/de/team')),
];
const shown = (canonical: string, ...trail: [title: string, url: string][]) =>
  trailInMenu(
    {
      title: '',
      description: '',
      alternates: {},
      canonical,
      ...(trail.length > 0 && { trail: trail.map(([title, url]) => ({ title, url })) }),
    },
    MENU,
    '/de',
  )?.map(({ title, url }) => `${title} ${url}`);

describe('the way to a page follows the menu', () => {
  it.each([
    ['a page below an entry', shown('/de/team'), ['Über uns /de/ueber-uns']],
    ['a page with a query', shown('/de/team?page=2'), ['Über uns /de/ueber-uns']],
    ['a page of its list', shown('/de/team/x/3', ['Team', '/de/team']), ['Über uns /de/ueber-uns', 'Menschen /de/team']],
    [
      'a page two steps below',
      shown('/de/series/x/3', ['Programm', '/de/programm/veranstaltungen'], ['Reihen', '/de/series']),
      ['Spielplan /de/programm/veranstaltungen', 'Reihen /de/series'],
    ],
    ['an entry itself', shown('/de/besuch'), undefined],
    ['a page below another site', shown('/de/anfahrt'), ['Besuch /de/besuch']],
    ['a page below the start page', shown('/de/neues'), []],
    ['a page that the menu does not hold', shown('/de/impressum'), undefined],
    ['a way that it does not hold', shown('/de/a/b', ['A', '/de/a']), ['A /de/a']],
  ])('%s', (_, steps, expected) => {
    expect(steps).toEqual(expected);
  });
});
