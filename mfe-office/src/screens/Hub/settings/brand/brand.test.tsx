import { jest } from '@jest/globals';
import type { BrandValue, HouseTextsValue } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../../../i18n/de.json' with { type: 'json' };
import { HubScreen } from '../../HubScreen.tsx';
import { drawingOfSvg } from './drawingOfSvg.ts';
import { pictureFile } from './pictureFile.ts';

const DESIGN = {
  theme: 'cc01',
  menu_style: 'style1',
  event_style: 'style1',
  sticky_overlay_button: true,
  calendar_filter: false,
  favourites: false,
} as const;
const BRAND: BrandValue = {
  name: { de: 'Haus', en: 'House' },
  mark: null,
  colors: { ground: '#FFFFFF', ink: '#141414', accent: '#B9341A' },
  typeface: [],
  share_image: null,
  languages: ['de', 'en'],
};
const KNOWN = [
  { key: 'shell:footer.imprint', de: 'Impressum', en: 'Imprint' },
  { key: 'programme:list.count_other', de: '{{count}} Termine', en: '{{count}} dates' },
];

const sent: { path: string; value: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  document.cookie = 'csrftoken=known; path=/';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    // Whose session it is, before the first change.
    if (path === '/pageeditor-api/user' && init?.method === 'GET') return Response.json({ id: 2 });
    const { value } = JSON.parse(init?.body as string) as { value: unknown };
    sent.push({ path: path as string, value });
    return Response.json({ revision: 3, value });
  });
});
afterEach(() => jest.restoreAllMocks());

function show(brand: BrandValue = BRAND, texts: HouseTextsValue = []) {
  const frame = { accountId: 2, headline: 'Aussehen', username: 'Lena', screens: [], menus: [], dateNames: null };
  const data = {
    ...frame,
    kind: 'design',
    mayChange: true,
    setting: { revision: 1, value: DESIGN },
    brand: { revision: 2, value: brand },
    texts: { revision: 2, value: texts },
    known: KNOWN,
  } as const;
  renderInHost(<HubScreen data={data} />, { messages: { office: de } });
}
const save = async (title: string) => {
  const section = screen.getByRole('region', { name: title });
  await userEvent.click([...section.querySelectorAll('button')].find(({ type }) => type === 'submit')!);
};
/** jsdom's files cannot be read as text. */
const upload = (markup: string) => {
  const file = Object.assign(new File([markup], 'haus.svg', { type: 'image/svg+xml' }), { text: async () => markup });
  return userEvent.upload(screen.getByLabelText(de['hub.brand.markSvg'], { selector: 'input' }), file);
};

describe('The brand of a house', () => {
  it('takes no colour that cannot be read, and offers the nearest that can', async () => {
    show();
    fireEvent.change(screen.getByLabelText(/^Akzent/), { target: { value: '#ff9900' } });
    expect(screen.getByText(/#FF9900 ist auf #FFFFFF nicht gut zu lesen: Kontrast 2\.1, .*#AA6600\.$/)).toBeVisible();
    await save('Marke');
    expect([sent, screen.getByText(de['hub.brand.unreadable'])]).toEqual([[], expect.anything()]);
    await userEvent.click(screen.getByRole('button', { name: '#AA6600 nehmen' }));
    expect([screen.queryByText(de['hub.brand.unreadable']), screen.getByText(de['hub.setting.unsaved'])]).toEqual([
      null,
      expect.anything(),
    ]);
    await save('Marke');
    expect(sent).toEqual([
      { path: '/pageeditor-api/site-forms/brand/', value: { ...BRAND, colors: { ...BRAND.colors, accent: '#AA6600' } } },
    ]);
  });

  it('needs a name in each language that the site has', async () => {
    show();
    await userEvent.clear(screen.getByLabelText('Name des Hauses (Englisch)'));
    await save('Marke');
    expect(screen.getByText(de['hub.brand.nameless'])).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
    await save('Marke');
    expect(sent).toMatchObject([{ value: { name: { de: 'Haus', en: '' }, languages: ['de'] } }]);
  });

  it('tells the time of a zone and names a currency that there are, and says so of others', async () => {
    show({ ...BRAND, time_zone: 'Europe/Berlin', currency: 'EUR' });
    // The server's list would be another one than the browser's.
    expect(document.querySelectorAll('datalist option')).toHaveLength(0);
    await userEvent.click(screen.getByLabelText('Zeitzone'));
    expect([...document.querySelectorAll('#brand-zones option')].map(({ textContent }) => textContent)).toContain(
      'Europe/Zurich',
    );
    const type = async (label: string, typed: string) => {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), typed);
      await save('Marke');
    };
    await type('Zeitzone', 'Europe/Zurik');
    expect([sent, screen.getByText(de['hub.brand.unknownZone'])]).toEqual([[], expect.anything()]);
    await type('Zeitzone', 'Europe/Zurich');
    await type('Währung', 'fr');
    expect(screen.getByText(de['hub.brand.unknownCurrency'])).toBeVisible();
    await type('Währung', 'chf');
    expect(sent.map(({ value }) => value)).toEqual([
      { ...BRAND, time_zone: 'Europe/Zurich', currency: 'EUR' },
      { ...BRAND, time_zone: 'Europe/Zurich', currency: 'CHF' },
    ]);
  });

  it('has neither where the provider knows neither', () => {
    show();
    expect([screen.queryByLabelText('Zeitzone'), screen.queryByLabelText('Währung')]).toEqual([null, null]);
  });

  it('takes the shapes of an SVG as its mark, and says why it takes no other', async () => {
    show();
    await upload('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Haus</text></svg>');
    expect(await screen.findByText(de['hub.brand.markRefused'])).toBeVisible();
    await upload('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect x="1" y="2" width="3" height="4"/></svg>');
    expect(await screen.findByRole('img', { name: 'Zeichen' })).toBeVisible();
    expect(screen.queryByText(de['hub.brand.markRefused'])).toBeNull();
    await save('Marke');
    expect(sent).toMatchObject([{ value: { mark: { kind: 'drawing', view_box: '0 0 9 9', path: 'M1 2h3v4h-3z' } } }]);
  });
});

describe('The words of a house', () => {
  it('are found by what the interface says, and keep its placeholders', async () => {
    show();
    await userEvent.type(screen.getByLabelText(de['hub.texts.search']), 'termine');
    expect(screen.getByText('1 Text gefunden')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ändern: programme:list.count_other' }));
    const field = screen.getByLabelText('Deutsch', { selector: 'textarea' });
    await userEvent.type(field, 'Viele Abende');
    await save('Eigene Worte');
    expect([sent, screen.getByText(/genau diese Platzhalter in doppelten Klammern stehen: count\./)]).toEqual([
      [],
      expect.anything(),
    ]);
    fireEvent.change(field, { target: { value: '{{count}} Abende' } });
    await save('Eigene Worte');
    expect(sent).toEqual([
      {
        path: '/pageeditor-api/site-forms/texts/',
        value: [{ key: 'programme:list.count_other', de: '{{count}} Abende', en: '' }],
      },
    ]);
  });

  it('of a message that is gone are not saved again', async () => {
    show(BRAND, [{ key: 'shell:old', de: 'Alt', en: '' }]);
    await save('Eigene Worte');
    expect(screen.getByText('Einen Text „shell:old“ gibt es nicht mehr. Nehmen Sie ihn heraus.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Wieder wie die Software: shell:old' }));
    await save('Eigene Worte');
    expect(sent).toMatchObject([{ value: [] }]);
  });
});

describe('An SVG as one shape', () => {
  const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
    drawingOfSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

  it.each([
    ['<path d="M1 1h2z"/><path d="m4 4 1 1 2 0z"/>', 'M1 1h2zM4 4l1 1 2 0z'],
    ['<path d="m4,4h2z"/>', 'M4 4h2z'],
    ['<circle cx="5" cy="5" r="2"/>', 'M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'],
    ['<polygon points="0,0 4,0 4,4"/><path fill="none" d="M0 0h10v10H0z"/>', 'M0,0 4,0 4,4z'],
    ['<defs><path d="M9 9h1z"/></defs><path d="M1 1h2z"/>', 'M1 1h2z'],
  ])('has the numbers of %s', (inside, path) => {
    expect(svg(inside)).toEqual({ kind: 'drawing', view_box: '0 0 10 10', path });
  });

  it.each([
    ['words', '<path d="M1 1h2z"/><text>Haus</text>'],
    ['moved parts', '<g transform="scale(2)"><path d="M1 1h2z"/></g>'],
    ['lines', '<path stroke="red" d="M1 1h2z"/>'],
    ['hollow parts', '<path fill-rule="evenodd" d="M1 1h2z"/>'],
    ['a path that is none', '<path d="M1 1;url(javascript:alert(1))"/>'],
    ['more than a mark has', `<path d="M1 1${'h1'.repeat(4_000)}z"/>`],
    ['nothing', ''],
  ])('is none of %s', (_, inside) => {
    expect(svg(inside)).toBeNull();
    expect(drawingOfSvg('no markup <')).toBeNull();
  });

  it('takes its size for its box where it names none', () => {
    expect(svg('<path d="M1 1h2z"/>', 'width="20px" height="10"')).toMatchObject({ view_box: '0 0 20 10' });
  });
});

it('a picture of the library is one file of it, wide enough', () => {
  const picture = {
    base: '/media/p',
    alt: '',
    width: 1_000,
    height: 500,
    color: '#000000',
    widths: [320, 480, 800],
    formats: ['avif', 'webp', 'jpg'],
  };
  const item = { picture } as never;
  expect(pictureFile(item, 480, ['webp'])).toEqual({ src: '/media/p-480.webp', width: 480, height: 240 });
  expect(pictureFile(item, 1_200, ['jpg'])).toEqual({ src: '/media/p-800.jpg', width: 800, height: 400 });
  expect(pictureFile({ picture: null } as never, 480, ['webp'])).toBeNull();
});
