import type { IncomingMessage } from 'node:http';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { recordLog } from '../testing/recordLog.ts';
import { createTestContext } from '../testing/createTestContext.ts';
import { createAdmission } from './createAdmission.ts';

const log = recordLog();
const { renderContext } = createTestContext();
const open = (perMinute: number, isBehindProxy = true, languages: readonly Language[] = LANGUAGES) =>
  createAdmission({ perMinute, isBehindProxy, messages: () => renderContext.messages, languages: () => languages, log });
const from = (address: string, claimed?: string) =>
  ({ socket: { remoteAddress: address }, headers: { 'x-forwarded-for': claimed } }) as unknown as IncomingMessage;

it('admits each visitor to a share of the work, and says in the log how many were not', () => {
  const { admit } = open(20);
  for (let view = 0; view < 10; view += 1) admit(from('10.0.0.1', '198.51.100.7'));
  expect(() => admit(from('10.0.0.1', '198.51.100.7'))).toThrow(expect.objectContaining({ code: 'SP-1105' }));
  expect(() => admit(from('10.0.0.1', 'invented, 198.51.100.8'))).not.toThrow();
  expect(log.of('page.limited')).toEqual([expect.objectContaining({ code: 'SP-1105', refused: 1 })]);
  expect(JSON.stringify(log.of('page.limited'))).not.toContain('198.51');
});

it('goes by the connection where no proxy is trusted', () => {
  const { admit } = open(2, false);
  admit(from('198.51.100.7', 'a'));
  expect(() => admit(from('198.51.100.7', 'b'))).toThrow(expect.objectContaining({ status: 429 }));
});

it.each(['/de/programm', '/en/program', '/_data/de'])('says when to come back (%s)', (url) => {
  const { status, headers, body } = open(2).refusal(url);
  expect(status).toBe(429);
  expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  expect(body.toString()).toContain(url.startsWith('/_data') ? '"code":"SP-1105"' : `<html lang="${url.slice(1, 3)}"`);
});

it.each([
  ['/de/programm', ['en'], 'en'],
  ['/eventim-template', ['en'], 'en'],
  ['/eventim-template?lang=en', ['de', 'en'], 'en'],
  ['/eventim-template?lang=en', ['de'], 'de'],
  ['/', ['en', 'de'], 'en'],
  ['/de', ['en', 'de'], 'de'],
] as const)('says so at %s of a house with %j in its language %s', (url, languages, lang) => {
  expect(open(2, true, languages).refusal(url).body.toString()).toContain(`<html lang="${lang}"`);
});
