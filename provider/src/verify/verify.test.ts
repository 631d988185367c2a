import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { settingsCall } from '@spielplan/shared-contracts/api';
import { DEFAULT_ZONE, houseFormats } from '@spielplan/shared-contracts/i18n/adopt-formats';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../testing/testProvider.ts';
import { TEST_EDITOR } from '../testing/seededFolder.ts';
import { printReport } from './printReport.ts';
import { damageCasesOf } from './testing/damageCases.ts';
import { NOT_FOUND } from './testing/damages.ts';
import { startDamagingProxy } from './testing/damagingProxy.ts';
import { CHECKS, type VerifyReport, verifyProvider } from './verifyProvider.ts';

let provider: TestProvider;
let proxy: Awaited<ReturnType<typeof startDamagingProxy>>;
beforeAll(async () => {
  provider = await startTestProvider();
  proxy = await startDamagingProxy(provider.url, { isOnlyWay: true });
}, START_TIMEOUT_MS);
afterAll(() => proxy.close().then(() => provider.close()));

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

it('is measured by the zone that its settings name', async () => {
  const verifyNothing = () => verifyProvider({ url: proxy.url, checks: [] });
  proxy.damage = {
    answer: ({ path, json }) =>
      void (path.startsWith(settingsCall.path) && Object.assign(json as object, { time_zone: 'Asia/Tokyo' })),
  };
  await verifyNothing();
  expect(houseFormats()?.zone).toBe('Asia/Tokyo');
  proxy.damage = {};
  await verifyNothing();
  expect(houseFormats()?.zone).toBe(DEFAULT_ZONE);
});

/** One of each check by `npm test`, all in the deep run. */
const DAMAGES = damageCasesOf(() => provider)
  .map(([what, check, damage, message]) => ({ what, check, damage, message }))
  .filter(({ check }, index, all) => process.env.DEEP || all.findIndex((each) => each.check === check) === index);

describe('A provider is found out that', () => {
  it.each(DAMAGES)('$what', async ({ check, damage, message }) => {
    proxy.damage = damage;
    const checks = CHECKS.filter(({ id }) => id === check);
    const { findings } = await verifyProvider({ url: proxy.url, mayWrite: check === 'cart', checks });
    const deviations = findings.filter(({ kind }) => kind === 'deviation');
    expect(deviations.map((finding) => finding.message).join('\n')).toMatch(message);
  });

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
