/** What another house plays: its ids, slugs and words are its own. */
const ROOM = { id: 901, name: 'Kesselhaus', slug: 'kesselhaus-1' };
const VENUE = { id: 77, name: 'Zuckerfabrik Nord', slug: 'zuckerfabrik-nord' };
const GENRES = [
  { id: 5_001, name: 'Klangkunst', slug: 'klangkunst' },
  { id: 5_002, name: 'Puppenspiel', slug: 'puppenspiel' },
];
const TYPE = { id: 12, name: 'Abend', slug: 'abend' };
/** Where the house is, and what is paid there. */
export const HOUSE_ZONE = 'Europe/London';
export const DEAREST = { name: 'Melasse', price: '12.50', shown: '12,50 £' };
const TITLES = ['Rübenblues', 'Die Waage', 'Sirup und Saiten', 'Kampagne', 'Weißer Zucker', 'Melasse'];
const DAY_MS = 86_400_000;

export interface HouseEvent {
  id: number;
  date_start: string;
  [field: string]: unknown;
}

/**
 * Events on the coming days, with pictures of the house's own
 * CDN. Instants are written as its ticket system does: `+0000`.
 */
export function eventsOf(cdn: string): HouseEvent[] {
  return TITLES.map((name, index) => {
    const id = 70_000 + index * 13;
    const slug = name.toLowerCase().replace(/ü/g, 'ue').replace(/ß/g, 'ss').replace(/\s/g, '-');
    const start = new Date(Date.now() + (index + 1) * DAY_MS).toISOString().replace(/\.\d+Z$/, '+0000');
    return {
      id,
      slug,
      production: null,
      name,
      preline: '',
      headline: name,
      subline: 'Ein Abend zwischen Kesseln',
      link: `/de/programm/veranstaltungen/${slug}/${id}`,
      link_text: 'Mehr',
      date_start: start,
      date_end: null,
      ticketSaleFrom: null,
      event_type_new: TYPE,
      room: ROOM,
      venue: VENUE,
      series: null,
      genre: GENRES[index % 2],
      tags: [],
      status: 'scheduled',
      ticket_status: 'available',
      ...(name === DEAREST.name && { price_from: DEAREST.price }),
      ticket_url: 'https://tickets.zuckerfabrik.example/abend',
      image_obj: {
        base: `${cdn}/bilder/abend`,
        alt: name,
        width: 640,
        height: 480,
        color: '#884422',
        widths: [320, 640],
        formats: ['png'],
      },
      image_thumbnails: null,
    };
  });
}

const PRICE = {
  id: 31,
  price: DEAREST.price,
  sale_type_id: 3,
  seat_group: null,
  text: 'Vollpreis',
  name: 'Vollpreis',
  has_discounts: false,
  max_quantity: null,
};

/** The whole of one event; the house sells elsewhere and names the price of one of them. */
export function detailOf(event: HouseEvent): object {
  const isPriced = event['name'] === DEAREST.name;
  return {
    ...event,
    id_jet: isPriced ? 9 : null,
    description: '<p>Im Kesselhaus.</p>',
    credits: [],
    duration_minutes: null,
    age_from: null,
    prices: isPriced ? [PRICE] : [],
    seat_groups: [],
    address: null,
    urls: { de: event['link'] },
    other_dates: [],
    modified: '2026-11-01T10:00:00Z',
  };
}

/** What somebody has typed by mistake: each costs itself and nothing else. */
export function brokenOnes([event]: readonly HouseEvent[]): readonly unknown[] {
  return [
    null,
    { ...event, id: '70999', name: 'Nummer als Text' },
    { ...event, id: 71_000, slug: 'Große Nacht!' },
    { ...event, id: 71_001, name: 'Ohne Datum', date_start: 'bald' },
  ];
}

/** Two chimneys and a hall: how the house looks, by its settings alone. */
export const MARK = 'M0 40V4h6v16h8V0h6v20l20-8v28z';
export const COLORS = { ground: '#FFFDF5', ink: '#3A0F2B', accent: '#8A1C4F' };
export const OWN_WORDS = {
  'shell:footer.privacy': 'Was wir wissen',
  'programme:list.title': 'Auf dem Herd',
  'programme:list.description':
    'Rübenblues, Waage und Saiten: was im Kesselhaus gespielt wird, wann und für wen, den ganzen Winter.',
  'shell:nothing.here': 'Niemand',
};

/** Answers that are the same for everybody, by path. */
export function fixedAnswers(cdn: string, isBroken: boolean, zone: string): Readonly<Record<string, unknown>> {
  const option = { ...ROOM, show_in_filter: true, venue: VENUE };
  const item = (url: string, menu_name: string) => ({ url, menu_name, has_tab_navigation: false, children: [] });
  return {
    '/pageeditor-api/settings': {
      status: 'offen',
      is_site_online: true,
      is_shop_online: true,
      languages: ['de'],
      site_name: { de: 'Zuckerfabrik Nord' },
      media_origins: [cdn],
      time_zone: zone,
      currency: 'GBP',
      brand: {
        colors: COLORS,
        typeface: { files: [`${cdn}/schrift/bitter.woff2`] },
        share_image: { src: `${cdn}/bilder/haus-1200x630.png`, width: 1_200, height: 630 },
        texts: { de: OWN_WORDS },
      },
      house: {
        logo: { kind: 'drawing', view_box: '0 0 40 40', path: MARK },
        email: 'kasse@zuckerfabrik.example',
        telephone: isBroken ? 'Bitte anrufen' : '+49 4661 1234',
      },
    },
    '/de/pageeditor-api/nav': {
      menu: [item('/de/programm/veranstaltungen', 'Programm'), item('/de/stories', 'Geschichten'), item('/de/team', 'Menschen')],
      secondary_menu: [],
      footer: [{ title: 'Impressum', url: '/de/impressum' }],
    },
    '/de/pageeditor-api/page/': {
      id: 3,
      urls: { de: '/de' },
      content_type: 'page',
      title: 'Zuckerfabrik Nord',
      headline: 'Zuckerfabrik Nord',
      is_online: true,
      is_clickable: true,
      in_menu: false,
      in_footer: false,
      parent: null,
      is_landing_page: false,
      meta_title: 'Zuckerfabrik Nord',
      meta_description: '',
      og_title: '',
      og_description: '',
      og_image: null,
      og_type: 'website',
      og_image_thumbs: null,
      modules: [],
      settings_url: '',
      siblings: [],
    },
    '/api/rooms/': [option],
    '/api/genres/': GENRES.map((genre) => ({ ...genre, show_in_filter: true })),
    '/de/api/legal/imprint/': {
      title: 'Impressum',
      body: '<p>Zuckerfabrik Nord</p>',
      urls: { de: '/de/impressum' },
      modified: '2026-11-01T10:00:00Z',
    },
  };
}
