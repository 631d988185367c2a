import { clientTarget } from './clientTarget.ts';

const here = { origin: 'https://altwasser.example', pathname: '/de/besuch', search: '' };
const press = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = href;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const site = (path: string) => `${here.origin}${path}`;

describe('a press on a link', () => {
  it.each([
    ['/de', '/de'],
    ['/de/team?x=1#ada', '/de/team?x=1#ada'],
    ['/de/besuch', '/de/besuch'],
  ])('%s stays in the page', (path, target) => {
    expect(clientTarget(link(site(path)), press, 'de', here)).toBe(target);
  });

  it.each([
    ['another site', link('https://tickets.example/de')],
    ['the other language', link(site('/en/visit'))],
    ['a language that only looks like ours', link(site('/deutsch'))],
    ['the webshop', link(site('/webshop'))],
    ['a calendar file', link(site('/de/programm/veranstaltungen/a/1/event.ics'))],
    ['a call of the provider', link(site('/de/api/events/'))],
    ['a new tab', link(site('/de'), { target: '_blank' })],
    ['a download', link(site('/de'), { download: '' })],
    ['a place on the same page', link(site('/de/besuch#karte'))],
    ['mail', link('mailto:kasse@altwasser.example')],
  ])('that leads to %s is left to the browser', (_, element) => {
    expect(clientTarget(element, press, 'de', here)).toBeNull();
  });

  it.each([{ defaultPrevented: true }, { button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'with %j is left to the browser',
    (how) => {
      expect(clientTarget(link(site('/de')), { ...press, ...how }, 'de', here)).toBeNull();
    },
  );
});
