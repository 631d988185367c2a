import type { z } from 'zod';
import { eventsCall } from './events.ts';
import { openingHoursCall, navCall, settingsCall } from './site.ts';
import { autocompleteCall } from './search.ts';
import { pageCall } from './pages.ts';
import { readForgivingly } from './readForgivingly.ts';

const settings = {
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Hafen', en: 'Harbour' },
  house: { telephone: '+49 4661 1234', email: 'kasse@hafen.example' },
};
const event = (id: number, more: object = {}) => ({
  id,
  slug: `abend-${id}`,
  production: null,
  name: `Abend ${id}`,
  preline: '',
  headline: '',
  subline: '',
  link: `/de/programm/veranstaltungen/abend-${id}/${id}`,
  link_text: '',
  date_start: '2026-12-24T20:00:00+01:00',
  date_end: null,
  ticketSaleFrom: null,
  event_type_new: null,
  room: { id: 1, name: 'Saal', slug: 'saal' },
  venue: null,
  series: null,
  genre: null,
  tags: [],
  status: 'scheduled',
  ticket_status: 'available',
  ticket_url: null,
  image_obj: null,
  image_thumbnails: null,
  ...more,
});
const list = (...results: unknown[]) => ({ count: results.length, next: null, previous: null, results });
const picture = { base: '/media/a', alt: '', width: 1, height: 1, color: '#aabbcc', widths: [320], formats: ['jpg'] };

function read<S extends z.ZodType>(schema: S, input: unknown) {
  const result = readForgivingly(schema, input);
  if (!result.success) throw new Error(`${result.issue.field}: ${result.issue.message}`);
  return result;
}
const idsOf = (...results: unknown[]) => read(eventsCall.answer, list(...results)).data.results.map(({ id }) => id);

it('gives what fits as it is, and leaves nothing out', () => {
  const { data, leftOut } = read(eventsCall.answer, list(event(1)));
  expect([data.results.length, leftOut]).toEqual([1, []]);
});

it('a telephone number that cannot be read costs the number and not the settings (R60)', () => {
  const { data, leftOut } = read(settingsCall.answer, { ...settings, house: { ...settings.house, telephone: '+49 :4661' } });
  expect(data.house).toEqual({ email: 'kasse@hafen.example', profiles: [] });
  expect(leftOut).toEqual([expect.objectContaining({ at: 'house.telephone', field: 'house.telephone', isDate: false })]);
});

it.each([
  ['is null', null],
  ['has a bad id', event(2, { id: '2' })],
  ['has a bad slug', event(2, { slug: 'Große Nacht' })],
  ['has no readable date', event(2, { date_start: 'demnächst' })],
  ['has no name', event(2, { name: null })],
])('an entry that %s is left out, and the others stay', (_, entry) => {
  expect(idsOf(event(1), entry, event(3))).toEqual([1, 3]);
});

it.each([
  ['picture', { image_obj: { ...picture, color: 'blue' } }, 'image_obj', null],
  ['picture without a format that is known', { image_obj: { ...picture, formats: ['tiff'] } }, 'image_obj', null],
  ['end', { date_end: 'late' }, 'date_end', null],
  ['date that it was moved from', { previous_date_start: '' }, 'previous_date_start', undefined],
  ['time of its doors', { doors_open: 'early' }, 'doors_open', undefined],
  ['room', { room: { id: 1, name: 'Saal', slug: '' } }, 'room', null],
  [
    'tag',
    {
      tags: [
        { id: 1, name: 'Jazz', slug: '?' },
        { id: 2, name: 'Oper', slug: 'oper' },
      ],
    },
    'tags',
    [{ id: 2, name: 'Oper', slug: 'oper' }],
  ],
] as const)('an entry with a bad %s stays without it', (_, more, key, value) => {
  const [first] = read(eventsCall.answer, list(event(1, more))).data.results;
  expect(first?.[key]).toEqual(value);
});

it('says where, which field and why, and whether a date was the reason', () => {
  const { leftOut } = read(eventsCall.answer, list(event(1), event(2, { date_start: 'x' }), event(3, { tags: [null] })));
  expect(leftOut).toEqual([
    { at: 'results.1', field: 'results.*.date_start', reason: 'Invalid ISO datetime', isDate: true },
    { at: 'results.2.tags.0', field: 'results.*.tags.*', reason: expect.stringContaining('expected object'), isDate: false },
  ]);
});

it('names an entry that is lost once, and nothing that goes with it', () => {
  const { leftOut } = read(eventsCall.answer, list(event(1), { ...event(2), id: 'x', room: 5, tags: [null] }));
  expect(leftOut.map(({ at }) => at)).toEqual(['results.1']);
});

it('several bad entries go and the right ones stay, wherever they stand', () => {
  expect(idsOf(null, event(2), event(3, { id: 0 }), event(4), 'five', event(6, { tags: [null, null] }))).toEqual([2, 4, 6]);
});

it('a list of which nothing can be read has failed and is not empty', () => {
  expect(readForgivingly(eventsCall.answer, list(null, null, null)).success).toBe(false);
  expect(readForgivingly(autocompleteCall.answer, [1, 2, 3]).success).toBe(false);
  expect(idsOf(null)).toEqual([]);
});

it.each([
  ['no object', 'x'],
  ['without whether the site is online', { ...settings, is_site_online: 'yes' }],
])('settings that are %s fail', (_, input) => {
  expect(readForgivingly(settingsCall.answer, input).success).toBe(false);
});

it('an unknown look is the usual one', () => {
  const { data } = read(settingsCall.answer, { ...settings, design: { theme: 'blue', error_pages: { 404: 7, 500: '/de/500' } } });
  expect([data.design.theme, data.design.error_pages]).toEqual(['cc01', { 500: '/de/500' }]);
});

it('finds its way through menus in menus, pages in columns and kinds of one thing', () => {
  const item = (url: unknown, children: unknown[] = []) => ({ url, menu_name: 'A', has_tab_navigation: false, children });
  const nav = { menu: [item('/de/a', [item('/de/b'), item(5)])], secondary_menu: [], footer: [] };
  expect(read(navCall.answer, nav).data.menu[0]?.children).toHaveLength(1);
  expect(read(autocompleteCall.answer, ['jazz', { text: 'Oper', kind: null }, 5]).data).toHaveLength(2);
  const block = { id: 1, slug: '', model: 'text', parent: null, content_type: 'page', object_id: 1 };
  const layout = { ...block, model: 'layout', columns: [{ classes: '', children: [block, { ...block, id: 'x' }] }] };
  expect(read(pageCall.answer.shape.modules, [layout]).data[0]?.columns[0]?.children).toHaveLength(1);
  const logo = { kind: 'drawing', view_box: '0 0 1 1', path: 'javascript' };
  expect(read(settingsCall.answer, { ...settings, house: { logo } }).data.house?.logo).toBeUndefined();
});

it('changes nothing of what it was given', () => {
  const input = { opening_hours: [null], opening_hours_exceptions: [] };
  expect(read(openingHoursCall.answer, input).data.opening_hours).toEqual([]);
  expect(input.opening_hours).toEqual([null]);
});

it('a house of one language names itself in that language, and is named so wherever it is', () => {
  const { data } = read(settingsCall.answer, { ...settings, site_name: { de: 'Hafen' }, languages: ['de'] });
  expect([data.site_name, data.languages]).toEqual([{ de: 'Hafen', en: 'Hafen' }, ['de']]);
  expect(readForgivingly(settingsCall.answer, { ...settings, site_name: {} }).success).toBe(false);
});
