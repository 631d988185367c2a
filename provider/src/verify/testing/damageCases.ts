import type { OptionCounts } from '@spielplan/shared-contracts/api';
import { signedVisitor, type TestProvider } from '../../testing/testProvider.ts';
import { asking, isEvents, onEvents, onHours, onProduction, onSettings } from './damages.ts';
import type { Damage } from './damagingProxy.ts';

const PICTURE = { alt: '', width: 10, height: 10, color: '#aabbcc', widths: [320], formats: ['jpg'] };
const WRONG_FACTS = { price_from: 'viel', doors_open: '2100-01-01T00:00:00Z', access: ['relaxed', 'relaxed'] };
const NO_FILE = { path: '/media/house/none.pdf', content_type: 'application/pdf', size: 1, name: 'Heft' };

type DamageCase = [what: string, check: string, damage: Damage, message: RegExp];

/** What a provider does wrong, the check that finds it, and what is said of it. */
export function damageCasesOf(provider: () => TestProvider): readonly DamageCase[] {
  return [
    ['forgets a field', 'answers', onEvents(({ results }) => results.forEach((event) => delete event.name)), /results\.0\.name/],
    [
      'does not serve what its list names',
      'answers',
      { request: (exchange) => void (exchange.path = exchange.path.replace(/events\/\d+\//, 'events/2147483647/')) },
      /answered with 404/,
    ],
    [
      'encodes twice',
      'answers',
      onEvents(({ results }) => results.forEach((event) => (event.name = 'S\u00c3\u00a4ngerin'))),
      /UTF-8 twice/,
    ],
    [
      'does not write UTF-8',
      'answers',
      {
        answer: (exchange) => {
          if (isEvents(exchange.path)) exchange.bytes = Buffer.from(JSON.stringify(exchange.json), 'latin1');
        },
      },
      /is not encoded in UTF-8/,
    ],
    [
      'has no file for a picture',
      'pictures',
      onEvents(({ results }) =>
        results.forEach((event) => Object.assign(event, { image_obj: { ...PICTURE, base: '/media/none' } })),
      ),
      /a picture answers 404/,
    ],
    [
      'has no file for a picture without lettering',
      'pictures',
      onProduction((production) => (production.image_plain = { ...production.image_obj!, base: '/media/none' })),
      /a picture answers 404/,
    ],
    [
      'calls its lettered picture plain',
      'pictures',
      onProduction((production) => (production.image_plain = production.image_obj!)),
      /image_plain is image_obj itself/,
    ],
    [
      'takes pictures from anywhere',
      'pictures',
      onEvents(({ results }) =>
        results.forEach((event) => Object.assign(event, { image_obj: { ...PICTURE, base: 'http://127.0.0.1:9/a' } })),
      ),
      /media_origins in the settings does not name/,
    ],
    [
      'leads to a shop that its settings do not name',
      'settings',
      {
        answer: ({ path, json }) =>
          void (path.startsWith('/api/shop-cart') && Object.assign(json as object, { cart_url: 'https://shop.example/cart' })),
      },
      /leads to shop\.example/,
    ],
    ['tells the time of no zone', 'settings', onSettings({ time_zone: 'Berlin/Mitte' }), /time_zone Berlin\/Mitte is no zone/],
    ['sells in no currency', 'settings', onSettings({ currency: '€' }), /currency € is none/],
    [
      'gives a known error another code',
      'refusals',
      {
        answer: ({ json }) =>
          void ((json as { error?: string })?.error === 'NOT_FOUND' && Object.assign(json as object, { code: 'SP-1003' })),
      },
      /"NOT_FOUND" with the code "SP-1003"/,
    ],
    ['counts wrongly', 'paging', onEvents((list) => (list.count += 1)), /says \d+ entries and has \d+/],
    [
      'repeats an entry',
      'paging',
      onEvents(({ results }) => void results.push(results[0] ?? {})),
      /stands on page 1 and on page 1/,
    ],
    ['knows no way back', 'paging', onEvents((list) => (list.previous = null)), /previous: null/],
    [
      'has no end',
      'paging',
      { request: (exchange) => void (exchange.path = exchange.path.replace(/page=1\d\d\d/, 'page=1')) },
      /behind the end answers 200/,
    ],
    ['ignores a filter', 'filters', asking(/([?&])room=/, '$1raum='), /room=\d+ also gives/],
    [
      'filters too much away',
      'filters',
      onEvents((list, path) => void (path.includes('genre=') && Object.assign(list, { results: [], next: null }))),
      /genre=\d+ leaves out/,
    ],
    ['ignores the last day', 'filters', asking('date_to=', 'bis='), /alone also gives/],
    [
      'has a calendar of its own',
      'filters',
      { answer: (exchange) => void (exchange.path.startsWith('/api/calendar/?') && (exchange.json = [])) },
      /though there is an event/,
    ],
    [
      'counts its options wrongly',
      'filters',
      {
        answer: ({ path, json }) =>
          void (path.includes('counts=options') && ((json as { option_counts: OptionCounts }).option_counts.genre['1'] = 999)),
      },
      /genre=1 gives \d+ and is said to give 999/,
    ],
    ['takes the first of several options', 'filters', asking(/(genre=\d+)%2C\d+/, '$1'), /genre=\d+,\d+ gives nothing of \d+/],
    ['mixes the order up', 'programme', onEvents(({ results }) => results.reverse()), /stands behind a later one/],
    [
      'shows other events in English',
      'programme',
      onEvents(({ results }, path) => void (path.startsWith('/en') && results.shift())),
      /other events in one language/,
    ],
    [
      'writes times as it likes',
      'programme',
      onHours(({ opening_hours: ranges }) => ranges.forEach((entry) => (entry.time_from = '8 Uhr'))),
      /"8 Uhr" is no time/,
    ],
    [
      'opens next on a day without times',
      'programme',
      onHours(({ next_opening: next }) => next && (next.opening_hours = [])),
      /next_opening names 2026-08-02, which has no times/,
    ],
    [
      'names a price that is none, doors after the beginning and an aid twice',
      'programme',
      onEvents(({ results: [event] }) => event && Object.assign(event, WRONG_FACTS)),
      /costs from "viel", which is no price[^]*doors at 2100-01-01T00:00:00Z, after[^]*one of access twice/,
    ],
    [
      'offers a booklet that is not there',
      'pictures',
      onProduction((production) => (production.downloads = [NO_FILE])),
      /a file answers 404 instead of 200/,
    ],
    [
      'does not name the field',
      'refusals',
      { answer: ({ json }) => void delete (json as { field?: string }).field },
      /names the field undefined/,
    ],
    [
      'refuses without a code',
      'refusals',
      { answer: (exchange) => void (exchange.status === 404 && (exchange.json = { message: 'no' })) },
      /404 without a Problem/,
    ],
    [
      'takes a wrong filter',
      'refusals',
      { request: (exchange) => void (exchange.path = exchange.path.replace('room=abc', '')) },
      /answers 200 instead of 400/,
    ],
    [
      'hides the right method',
      'refusals',
      { answer: (exchange) => void delete exchange.headers.allow },
      /without the header Allow/,
    ],
    [
      'shows the dashboard to everybody',
      'refusals',
      { answer: (exchange) => void (exchange.path.startsWith('/api/dashboard-site') && (exchange.status = 200)) },
      /answers 200 to a visitor/,
    ],
    [
      'takes calls without a token',
      'forgery',
      {
        request: ({ requestHeaders }) => Object.assign(requestHeaders, signedVisitor(provider(), 'forged')),
      },
      /instead of 403/,
    ],
    ['hands out no token', 'forgery', { answer: ({ headers }) => void (headers['set-cookie'] = []) }, /hands out no csrftoken/],
    [
      'sets cookies on what is shared',
      'caching',
      { answer: ({ path, headers }) => void (path.includes('/nav') && (headers['set-cookie'] = ['a=b'])) },
      /sets a cookie/,
    ],
    [
      'lets caches keep a cart',
      'caching',
      {
        answer: ({ path, headers }) =>
          void (path.startsWith('/api/shop-cart') && (headers['cache-control'] = 'public, max-age=60')),
      },
      /is personal/,
    ],
    [
      'forgets the cart',
      'cart',
      {
        answer: ({ json }) =>
          void (json && typeof json === 'object' && 'tickets_quantity' in json && (json.tickets_quantity = 0)),
      },
      /holds 0 tickets/,
    ],
  ];
}
