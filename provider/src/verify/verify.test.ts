import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OptionCounts } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { signedVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../testing/testProvider.ts';
import { TEST_EDITOR } from '../testing/seededFolder.ts';
import { printReport } from './printReport.ts';
import { asking, isEvents, onEvents, onHours, onProduction, onSettings } from './testing/damages.ts';
import { type Damage, startDamagingProxy } from './testing/damagingProxy.ts';
import { CHECKS, type VerifyReport, verifyProvider } from './verifyProvider.ts';

let provider: TestProvider;
let proxy: Awaited<ReturnType<typeof startDamagingProxy>>;
beforeAll(async () => {
  provider = await startTestProvider();
  proxy = await startDamagingProxy(provider.url);
}, START_TIMEOUT_MS);
afterAll(() => proxy.close().then(() => provider.close()));

const PICTURE = { alt: '', width: 10, height: 10, color: '#aabbcc', widths: [320], formats: ['jpg'] };
const WRONG_FACTS = { price_from: '0', doors_open: '2100-01-01T00:00:00Z', access: ['relaxed', 'relaxed'] };
const NO_FILE = { path: '/media/house/none.pdf', content_type: 'application/pdf', size: 1, name: 'Heft' };
const NOT_FOUND = { status: 404, json: { error: 'NOT_FOUND', code: 'SP-1001' } };

/** No page names a part of HTML by itself; and the tests live on another day than the machine. */
const KNOWN_NOTES = [
  /^htmlPart: nothing was found to ask this call for$/,
  /^events: the list begins on 2026-08-01, before today$/,
];

it('our own provider keeps the contract', async () => {
  const report = await verifyProvider({ url: provider.url, mayWrite: true, account: TEST_EDITOR });
  expect(report.findings.filter(({ kind }) => kind === 'deviation')).toEqual([]);
  expect(atLeastOne(report.checks).filter(({ looked }) => looked === 0)).toEqual([]);
  // What could not be looked at is noted, so a filter that nothing has would be among these.
  const notes = report.findings.filter(({ kind }) => kind === 'note').map(({ message, call }) => `${call}: ${message}`);
  expect(notes.filter((note) => !KNOWN_NOTES.some((known) => known.test(note)))).toEqual([]);
  expect(printReport(report)).toContain('nothing deviates');
}, 180_000);

describe('A provider is found out that', () => {
  const cases: [what: string, check: string, damage: Damage, message: RegExp][] = [
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
      'names a price for what is free, doors after the beginning and an aid twice',
      'programme',
      onEvents(({ results: [event] }) => event && Object.assign(event, WRONG_FACTS)),
      /costs from "0", which is no price above 0[^]*doors at 2100-01-01T00:00:00Z, after[^]*one of access twice/,
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
        request: ({ requestHeaders }) => Object.assign(requestHeaders, signedVisitor(provider, 'forged')),
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

  it.each(cases.map(([what, check, damage, message]) => ({ what, check, damage, message })))(
    '$what',
    async ({ check, damage, message }) => {
      proxy.damage = damage;
      const checks = CHECKS.filter(({ id }) => id === check);
      const { findings } = await verifyProvider({ url: proxy.url, mayWrite: check === 'cart', checks });
      const deviations = findings.filter(({ kind }) => kind === 'deviation');
      expect(deviations.map((finding) => finding.message).join('\n')).toMatch(message);
    },
  );

  it('leaves calls out, which is noted only', async () => {
    const left = /\/api\/(?:articles|persons|genres|calendar|shop-cart|user-details|search|breaking-news)|pageeditor-api\/user/;
    proxy.damage = { answer: (exchange) => void (left.test(exchange.path) && Object.assign(exchange, NOT_FOUND)) };
    const checks = CHECKS.filter(({ id }) => id !== 'pictures');
    const { findings } = await verifyProvider({ url: proxy.url, checks });
    expect(findings.filter(({ kind }) => kind === 'deviation')).toEqual([]);
    expect(findings.filter(({ message }) => message.includes('is not served')).map(({ call }) => call)).toEqual(
      expect.arrayContaining(['articles', 'persons', 'genres', 'breakingNews']),
    );
  });

  it('breaks off, and what was found before and after is told', async () => {
    proxy.damage = {
      answer: (exchange) => {
        if (exchange.path.includes('/api/calendar/')) throw new Error('gone');
        if (exchange.path.startsWith('/api/genres/')) exchange.json = [{ id: 0 }];
      },
    };
    const checks = CHECKS.filter(({ id }) => ['answers', 'filters', 'caching'].includes(id));
    const { findings, checks: reports } = await verifyProvider({ url: proxy.url, checks });
    const told = findings.map(({ check, message }) => `${check}: ${message}`).join('\n');
    expect(told).toMatch(/answers: 0\.id/);
    expect(told).toMatch(/GET \/api\/calendar\/[^]*was not answered/);
    expect(reports.find(({ id }) => id === 'caching')?.looked).toBeGreaterThan(0);
  });

  it('sends no ETag, which is noted only', async () => {
    proxy.damage = { answer: ({ headers }) => void delete headers.etag };
    const checks = CHECKS.filter(({ id }) => id === 'caching');
    const { findings } = await verifyProvider({ url: proxy.url, checks });
    expect(findings).toEqual([expect.objectContaining({ kind: 'note', message: expect.stringContaining('ETag') })]);
  });
});

describe('The command', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
      env: { ...process.env, NO_COLOR: '1' },
    }).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );

  it('says how it is used, and when nobody answers', async () => {
    expect(await run()).toMatchObject({ code: 2, stderr: expect.stringContaining('--url') });
    expect(await run('--url', proxy.url, '--only', 'nothing')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('answers, pictures'),
    });
    expect(await run('--url', 'http://127.0.0.1:9')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('was not answered'),
    });
  });

  it('prints what deviates for people and for programs, and fails', async () => {
    proxy.damage = { answer: (exchange) => void (exchange.path.startsWith('/api/genres/') && (exchange.json = [{ id: 0 }])) };
    const { code, stdout } = await run('--url', proxy.url, '--only', 'answers', '--json');
    const report = JSON.parse(stdout) as VerifyReport;
    expect(code).toBe(1);
    expect(printReport(report)).toMatch(/✗ Every answer[^]*genres: 0\.id[^]*\/api\/genres\//);
    expect(report.findings).toContainEqual(expect.objectContaining({ check: 'answers', call: 'genres', kind: 'deviation' }));
  });
});
