import { jest } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { withoutOptions } from '../../domain/lists/filterEntries.server.ts';
import type { AnyFilterKey, FilterView } from '../../domain/lists/filterView.ts';
import { FilterForm } from './FilterForm.tsx';
import { parseNoscriptFilters } from './parseNoscriptFilters.ts';
import { HostContext, type Host } from '@spielplan/shared-ui/host';
import { messages } from '../../testing/loadContext.ts';

type Filters = FilterView<AnyFilterKey>[];

/** The page of a document with this list, in a browser whose scripts run: it keeps what `noscript` holds as a text. */
function openDocument(filters: Filters) {
  const host = { lang: 'de', messages: () => messages.de } as unknown as Host;
  const query = { filters: {}, date: null, page: 1, kept: '' };
  const form = createElement(FilterForm<AnyFilterKey>, {
    path: '/de/programm/veranstaltungen',
    query,
    filters,
    dates: { day: null },
  });
  const html = renderToStaticMarkup(createElement(HostContext, { value: host }, form));
  document.body.innerHTML = '<main><noscript></noscript></main>';
  document.querySelector('noscript')!.innerHTML = html.replace(/<\/?noscript>/g, '');
  return (withoutOptions({ filters }) as { filters: Filters }).filters;
}

it('The form keeps what is chosen in filters that it does not have', () => {
  const host = { lang: 'de', messages: () => messages.de } as unknown as Host;
  const query = { filters: { access: 'step_free,companion', genre: '4' }, date: null, page: 1, kept: '' };
  const form = createElement(FilterForm<AnyFilterKey>, { path: '/', query, filters: COUNTED.slice(1), dates: null });
  const html = renderToStaticMarkup(createElement(HostContext, { value: host }, form));
  expect(html.match(/<input type="hidden"[^>]*>/g)).toEqual([
    '<input type="hidden" name="access" value="step_free"/>',
    '<input type="hidden" name="access" value="companion"/>',
  ]);
});

const COUNTED: Filters = [
  { key: 'room', options: [{ value: '1', label: 'Große Bühne, "Theater" & <Wehr> (neu)', count: 77 }] },
  {
    key: 'genre',
    options: [
      { value: '3', label: '  Jazz  & Global', count: 0 },
      { value: '4', label: 'Tanz', count: 1_234 },
    ],
  },
];
const PLAIN: Filters = [{ key: 'season', options: [{ value: '2026', label: 'Spielzeit 26 (27)' }] }];

it.each([
  ['with counts', COUNTED],
  ['without counts', PLAIN],
])('a document says the options of a filter once, and they read the same (%s)', (_, filters) => {
  const named = openDocument(filters);
  const labels = filters.flatMap(({ options }) => options.map(({ label }) => label));
  expect(labels.filter((label) => JSON.stringify(named).includes(label))).toEqual([]);
  expect(labels.length).toBeGreaterThan(0);
  expect(parseNoscriptFilters(named)).toEqual(filters);
});

it('reading them makes no controls, which nobody would see', () => {
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  parseNoscriptFilters(openDocument(COUNTED));
  const made = parse.mock.results[0]?.value as Document;
  parse.mockRestore();
  expect(made.querySelectorAll('label')).toHaveLength(COUNTED.length + 1);
  expect(made.querySelectorAll('input, select, option')).toHaveLength(0);
});

it('they are read once: a visitor who comes back finds them without the document', () => {
  const named = openDocument(COUNTED);
  parseNoscriptFilters(named);
  document.body.innerHTML = '';
  expect(parseNoscriptFilters(named)).toEqual(COUNTED);
});

it('the data of a page that was fetched hold them', () => {
  document.body.innerHTML = '';
  expect(parseNoscriptFilters(COUNTED)).toBe(COUNTED);
});
