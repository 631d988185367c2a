import { eq } from 'drizzle-orm';
import {
  type AlertsValue,
  type BrandValue,
  type HoursValue,
  type HouseTextsValue,
  type RedirectsValue,
  settingsCall,
} from '@spielplan/shared-contracts/api';
import { auditLog, editors, events, settings } from '../../../platform/database/schema/index.ts';
import { until } from '@spielplan/shared-contracts/testing';
import { openStoredFormats } from '../../../platform/settings/houseFormats.ts';
import { openHouse } from '../../../testing/openHouse.ts';

const { provider, editor, visitor } = openHouse();

const PATH = (name: string) => `/pageeditor-api/site-forms/${name}/`;
const json = async (response: Response) => (await response.json()) as never;
async function read(name: string): Promise<{ revision: number; value: unknown }> {
  const response = await editor.get(PATH(name));
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return json(response);
}
const write = (name: string, value: unknown, headers: Record<string, string> = {}, by = editor) =>
  by.send('PATCH', PATH(name), { value }, headers);

const ALERT: AlertsValue[number] = {
  id: null,
  title: { de: 'Sperrung', en: 'Road closed' },
  text: { de: 'Die Brücke ist zu.', en: 'The bridge is closed.' },
  link: { de: '/de/besuch', en: '/en/visit' },
  link_title: { de: 'Anfahrt', en: 'Getting here' },
  online_from: null,
  online_to: null,
};
const ENTRY: HoursValue[number] = {
  weekday: null,
  day: '2026-08-01',
  time_from: '09:30',
  time_to: '11:00',
  closed: false,
  alternative_text: { de: '', en: '' },
  alternative_link_url: { de: '', en: '' },
};
const RULE: RedirectsValue[number] = { lang: 'de', old_path: '/de/alt', new_path: '/de/besuch' };
const DESIGN = {
  theme: 'cc02',
  menu_style: 'style2',
  event_style: 'style3',
  sticky_overlay_button: false,
  calendar_filter: true,
  favourites: true,
};

const PLACE = { de: 'Kesselhaus', en: 'Boiler House' };
const BRAND: BrandValue = {
  name: { de: 'Zuckerfabrik', en: 'Sugar Works' },
  mark: { kind: 'drawing', view_box: '0 0 9 9', path: 'M0 0h9v9z' },
  colors: { ground: '#FFFFFF', ink: '#1B1B3A', accent: '#7A1FA2' },
  typeface: ['/media/files/haus.woff2'],
  share_image: { src: '/media/share.jpg', width: 1200, height: 630 },
  languages: ['de', 'en'],
};
const TEXTS: HouseTextsValue = [{ key: 'shell:footer.imprint', de: 'Wer wir sind', en: '' }];
const CLOSED = { is_site_online: false, is_shop_online: true };

describe.each([
  ['alerts', [ALERT], '/api/breaking-news/?lang=en', 'Road closed'],
  ['opening-hours', [ENTRY], '/api/opening-hours-today/', '09:30:00'],
  ['opening-hours', [{ ...ENTRY, time_to: '24:00' }], '/api/opening-hours-today/', '24:00:00'],
  ['opening-hours-place', PLACE, '/api/opening-hours-today/?lang=en', '"place":"Boiler House"'],
  ['redirects', [RULE], '/de/pageeditor-api/redirect', '/de/alt'],
  ['design', DESIGN, '/pageeditor-api/settings', '"event_style":"style3"'],
  ['brand', BRAND, '/pageeditor-api/settings', '"colors":{"ground":"#FFFFFF"'],
  ['texts', TEXTS, '/pageeditor-api/settings', '"texts":{"de":{"shell:footer.imprint":"Wer wir sind"}'],
  ['switches', CLOSED, '/pageeditor-api/settings', '"status":"offline","is_site_online":false,"is_shop_online":false'],
])('The setting %s', (name, value, shown, expected) => {
  it('comes as it was written, is live at once, and is told to the site', async () => {
    const before = await read(name);
    const stamp = provider.context.changes.stamp('content');
    const done = await write(name, value, { 'if-match': `"${before.revision}"` });
    expect([done.status, done.headers.get('etag')]).toEqual([200, `"${before.revision + 1}"`]);
    expect(await read(name)).toMatchObject({ revision: before.revision + 1 });
    expect(await (await visitor.get(shown)).text()).toContain(expected);
    expect(provider.context.changes.stamp('content')).not.toBe(stamp);
    const again = await read(name);
    expect((await write(name, again.value)).status).toBe(200);
    expect((await read(name)).revision).toBe(again.revision);
  });

  it('refuses a change on an old state with the state as it is, and keeps one of two at once', async () => {
    const { revision, value: now } = await read(name);
    const [changed, other] = twoOthers(name);
    const tag = { 'if-match': `"${revision}"` };
    const answers = await Promise.all([write(name, changed, tag), write(name, other, tag)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
    const late = answers.find(({ status }) => status === 412);
    expect(late && (await json(late))).toMatchObject({ error: 'PRECONDITION_FAILED', current: { revision: revision + 1 } });
    const older = await editor.send('PATCH', PATH(name), { value: now, revision });
    expect([older.status, await json(older)]).toEqual([409, expect.objectContaining({ current: await read(name) })]);
  });

  it('leaves a line of who changed it, and is for those who may publish', async () => {
    const [line] = await provider.context.db.select().from(auditLog).where(eq(auditLog.event, 'setting_changed'));
    expect(line).toMatchObject({ accountId: 1, detail: expect.stringMatching(/^[a-z-]+ \d+$/), network: '127.0.0.0/24' });
    expect([(await visitor.get(PATH(name))).status, (await write(name, value, {}, visitor)).status]).toEqual([401, 401]);
    const { db } = provider.context;
    const set = (canPublish: boolean) => db.update(editors).set({ canPublish }).where(eq(editors.username, 'redaktion'));
    await set(false);
    expect([(await editor.get(PATH(name))).status, (await write(name, value)).status]).toEqual([200, 403]);
    await set(true);
  });
});

function twoOthers(name: string): [unknown, unknown] {
  if (name === 'design')
    return [
      { ...DESIGN, theme: 'cc03' },
      { ...DESIGN, theme: 'cc01' },
    ];
  if (name === 'opening-hours-place')
    return [
      { ...PLACE, en: '' },
      { de: '', en: '' },
    ];
  if (name === 'brand')
    return [
      { ...BRAND, colors: null },
      { ...BRAND, mark: null },
    ];
  if (name === 'texts') return [[], TEXTS.map((text) => ({ ...text, en: 'Who we are' }))];
  const open = { is_site_online: true, is_shop_online: true };
  return name === 'switches' ? [open, { ...open, is_shop_online: false }] : [[], []];
}

it('a shop that is switched off sells nothing and says so, until it is switched on', async () => {
  const shop_back_at = '2026-12-01T09:00:00+01:00';
  await write('switches', { is_site_online: true, is_shop_online: false, shop_back_at });
  expect(await json(await visitor.get('/pageeditor-api/settings'))).toMatchObject({ is_shop_online: false, shop_back_at });
  const order = { quantities: [1], event_jet_id: 1, sale_type_ids: [1] };
  const refused = await visitor.send('POST', '/api/shop-cart/', order);
  expect([refused.status, await json(refused)]).toEqual([503, expect.objectContaining({ error: 'SHOP_OFFLINE' })]);
  expect([(await visitor.get('/webshop')).status, (await visitor.get('/api/shop-cart/')).status]).toEqual([503, 200]);
  await write('switches', { is_site_online: true, is_shop_online: true, shop_back_at });
  expect(await json(await visitor.get('/pageeditor-api/settings'))).not.toHaveProperty('shop_back_at');
  expect((await visitor.send('POST', '/api/shop-cart/', order)).status).not.toBe(503);
});

describe('What does not fit is refused and changes nothing', () => {
  it.each<[string, unknown]>([
    ['alerts', [{ ...ALERT, title: { de: 'Nur deutsch', en: '' } }]],
    ['alerts', [{ ...ALERT, link: { de: 'javascript:alert(1)', en: '' } }]],
    ['alerts', [{ ...ALERT, online_from: '2026-08-02T10:00:00Z', online_to: '2026-08-01T10:00:00Z' }]],
    ['opening-hours', [{ ...ENTRY, weekday: 1 }]],
    ['opening-hours', [{ ...ENTRY, time_to: null }]],
    ['opening-hours', [{ ...ENTRY, time_from: '25:00' }]],
    ['opening-hours', [{ ...ENTRY, time_from: '24:00' }]],
    ['opening-hours', [{ ...ENTRY, time_to: '24:30' }]],
    ['opening-hours', [{ ...ENTRY, time_from: null, time_to: null }]],
    ['opening-hours-place', { de: 'x'.repeat(41), en: '' }],
    ['redirects', [{ ...RULE, new_path: '/de/alt' }]],
    ['redirects', [{ ...RULE, new_path: '/de/alt?x=1' }]],
    ['redirects', [RULE, { ...RULE, new_path: '/de' }]],
    [
      'redirects',
      [
        { ...RULE, new_path: '/de/b', old_path: '/de/a' },
        { ...RULE, new_path: '/de/a', old_path: '/de/b' },
      ],
    ],
    ['redirects', [{ ...RULE, new_path: '//example.org' }]],
    ['design', { ...DESIGN, theme: 'cc09' }],
    ['brand', { ...BRAND, name: { de: 'Haus', en: '' } }],
    ['brand', { ...BRAND, languages: [] }],
    ['brand', { ...BRAND, languages: ['de', 'de'] }],
    ['brand', { ...BRAND, mark: { kind: 'drawing', view_box: '0 0 9 9', path: 'M0 0"/><script>' } }],
    ['brand', { ...BRAND, typeface: ['javascript:alert(1)'] }],
    ['brand', { ...BRAND, typeface: ['/pageeditor-api/settings'] }],
    ['brand', { ...BRAND, typeface: ['/media/../api/events/'] }],
    ['brand', { ...BRAND, typeface: ['/media/%2e%2e/api/events/'] }],
    ['brand', { ...BRAND, typeface: ['https://fonts.example/a.woff2'] }],
    ['brand', { ...BRAND, share_image: { ...BRAND.share_image, src: '/api/events/' } }],
    ['brand', { ...BRAND, mark: { kind: 'picture', src: '/de/pageeditor-api/nav', width: 1, height: 1 } }],
    ...[
      '/',
      '/de',
      '/en/',
      '/%64e',
      '/cms-hub',
      '/cms-hub/redirects',
      '/CMS-Hub',
      '/de/user/profile',
      '/de/../cms-hub',
      '/en/dashboard',
      '/pageeditor-api/login',
      '/de//user/settings',
    ].map((old): [string, unknown] => ['redirects', [{ ...RULE, old_path: old, new_path: 'https://evil.example/' }]]),
    ['brand', { ...BRAND, colors: { ...BRAND.colors, ink: 'red' } }],
    ['texts', [{ key: 'no owner', de: 'a', en: '' }]],
    ['texts', [...TEXTS, ...TEXTS]],
    ['switches', { is_site_online: 'no', is_shop_online: true }],
    ['switches', {}],
  ])('%s %#', async (name, value) => {
    const before = await read(name);
    const refused = await write(name, value);
    expect([refused.status, await json(refused)]).toEqual([
      400,
      expect.objectContaining({ error: 'INVALID_BODY', field: 'value' }),
    ]);
    expect(await read(name)).toEqual(before);
  });
});

it('an alert that keeps its id stays closed for who has closed it; a new one has another', async () => {
  await write('alerts', [ALERT]);
  const [first] = (await read('alerts')).value as AlertsValue;
  await write('alerts', [{ ...ALERT, id: first?.id, title: { de: 'Sperrung bis Montag', en: 'Closed until Monday' } }]);
  const [kept] = (await read('alerts')).value as AlertsValue;
  expect(kept).toMatchObject({ id: first?.id, title: { de: 'Sperrung bis Montag' } });
  await write('alerts', [{ ...ALERT, id: null }]);
  expect(((await read('alerts')).value as AlertsValue)[0]?.id).toBeGreaterThan(first?.id ?? 0);
});

it('a redirect to an address that is sent on leads where that one ends', async () => {
  const older = { ...RULE, old_path: '/de/aelter', new_path: '/de/alt' };
  expect((await write('redirects', [older, RULE])).status).toBe(200);
  expect((await read('redirects')).value as RedirectsValue).toEqual([{ ...older, new_path: '/de/besuch' }, RULE]);
});

describe('How the house looks', () => {
  const settingsOf = async () => settingsCall.answer.parse(await json(await visitor.get('/pageeditor-api/settings')));

  it('refuses a colour that cannot be read, and names the nearest that can', async () => {
    const refused = await write('brand', { ...BRAND, colors: { ...BRAND.colors, accent: '#FF9900' } });
    expect([refused.status, await json(refused)]).toEqual([
      400,
      expect.objectContaining({ detail: expect.stringContaining('#AA6600') }),
    ]);
  });

  it.each([
    [{ time_zone: 'Mars/Olympus' }, 'SP-4003'],
    // Known to Node, and not to PostgreSQL.
    [{ time_zone: 'ACT' }, 'SP-4003'],
    [{ currency: 'POUND' }, 'SP-4004'],
    [{ currency: 'KWD' }, 'SP-4004'],
  ])('refuses %j and keeps what was there', async (wrong, code) => {
    const refused = await write('brand', { ...BRAND, ...wrong });
    expect([refused.status, await json(refused)]).toEqual([
      400,
      expect.objectContaining({ detail: expect.stringContaining(code) }),
    ]);
    expect((await settingsOf()).time_zone).toBeUndefined();
  });

  it('tells the time of its own zone, in which events are on other days, and names its own currency (R1, R27)', async () => {
    const daysOf = () => provider.context.db.select({ day: events.day, at: events.dateStart }).from(events);
    const dayIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
    const counters = provider.context.counters;
    const before = await counters.read();
    await write('brand', { ...BRAND, time_zone: 'Pacific/Auckland', currency: 'NZD' });
    for (const topic of ['settings', 'events', 'inventory'] as const)
      await until(async () => ((await counters.read())[topic] ?? 0) > (before[topic] ?? 0));
    expect(await settingsOf()).toMatchObject({ time_zone: 'Pacific/Auckland', currency: 'NZD' });
    const moved = await daysOf();
    expect(moved.filter(({ day, at }) => day !== dayIn('Pacific/Auckland', at))).toEqual([]);
    expect(moved.some(({ day, at }) => day !== dayIn('Europe/Berlin', at))).toBe(true);
    const list = (await json(await visitor.get('/de/api/events/'))) as { results: { date_start: string }[] };
    expect(list.results[0]?.date_start).toMatch(/\+1[23]:00$/);
    await write('brand', { ...BRAND, time_zone: 'Europe/Berlin', currency: 'EUR' });
    expect((await daysOf()).filter(({ day, at }) => day !== dayIn('Europe/Berlin', at))).toEqual([]);
  });

  it('is taken on where another process has written it: what nobody knows is logged once (R1)', async () => {
    const store = (value: string) => provider.context.db.update(settings).set({ value }).where(eq(settings.key, 'time_zone'));
    const lines: unknown[] = [];
    const adopt = openStoredFormats(provider.context.db, { warn: (line: unknown) => lines.push(line) } as never);
    await write('brand', { ...BRAND, time_zone: 'Europe/Paris' });
    await store('Mars/Olympus');
    expect([await adopt(), await adopt(), lines.length]).toEqual([false, false, 1]);
    await store('Europe/London');
    expect([await adopt(), await adopt()]).toEqual([true, false]);
    await store('Europe/Berlin');
    await adopt();
  });

  it('is told with name, mark and languages; what else is known of the house, and its texts, stay', async () => {
    const { house: before } = await settingsOf();
    await write('texts', TEXTS);
    await write('brand', { ...BRAND, languages: ['en'] });
    const { brand, house, site_name: name, languages } = await settingsOf();
    expect(brand).toEqual({
      colors: BRAND.colors,
      typeface: { files: BRAND.typeface },
      share_image: BRAND.share_image,
      texts: { de: { 'shell:footer.imprint': 'Wer wir sind' }, en: {} },
    });
    expect([house, name, languages]).toEqual([{ ...before, logo: BRAND.mark }, BRAND.name, ['en']]);
    await write('texts', []);
    await write('brand', { ...BRAND, mark: null, colors: null, typeface: [], share_image: null });
    const plain = await settingsOf();
    expect([plain.brand, plain.house?.logo, plain.house?.address]).toEqual([undefined, undefined, before?.address]);
  });
});
