import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeSwitchesCall, eventsCall } from '@spielplan/shared-contracts/api';
import { START_TIMEOUT_MS } from '../testing/testProvider.ts';
import { createFuzzClient } from './fuzzClient.ts';
import { describeFailure, runFuzz } from './runFuzz.ts';
import { startFuzz } from './startFuzz.ts';

it(
  'whatever anybody sends, no call fails, tells of its insides or answers out of shape',
  async () => {
    const { client, reopen, isOpen, close } = await startFuzz();
    const report = await runFuzz(client, { seed: 20_260_801, perCall: 1, settle: reopen });
    let wasClosed = false;
    const settle = async () => {
      wasClosed ||= !(await isOpen());
      await reopen();
    };
    await runFuzz(client, { seed: 2, perCall: 8, calls: [changeSwitchesCall], settle });
    const isOpenAgain = await isOpen();
    await close();
    // The box office may close the shop; the call that is attacked next is not spared by that.
    expect([wasClosed, isOpenAgain]).toEqual([true, true]);
    expect(report.failures.map(describeFailure)).toEqual([]);
    expect(report.requests).toBeGreaterThan(300);
    for (const status of [200, 201, 400, 401, 403, 404, 405])
      expect([status, report.statuses[status]]).toEqual([status, expect.any(Number)]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
  START_TIMEOUT_MS,
);

describe('The attack sees', () => {
  let server: Server;
  let answer: { status: number; body: string; headers?: Record<string, string> };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const isRight = !request.url?.includes('%');
      response.writeHead(isRight ? 200 : answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(isRight ? '{"count":0,"next":null,"previous":null,"results":[]}' : answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  const attack = async () => {
    const client = createFuzzClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {});
    const report = await runFuzz(client, { seed: 3, perCall: 40, calls: [eventsCall] });
    client.close();
    return report;
  };

  it.each([
    ['a failure', { status: 500, body: '{"error":"UNEXPECTED","code":"SP-9000"}' }, /status 500/],
    ['a leak of SQL', { status: 400, body: '{"error":"X","code":"SP-1003","detail":"syntax error at or near"}' }, /insides/],
    ['a refusal without a code', { status: 400, body: '{"error":"X"}' }, /without a Problem/],
    [
      'a server that says what it is',
      { status: 400, body: '{"error":"X","code":"SP-1003"}', headers: { 'x-powered-by': 'x' } },
      /x-powered-by/,
    ],
    ['an answer out of shape', { status: 200, body: '{"count":-1}' }, /breaks its contract/],
  ])('%s, and shows the smallest request that leads to it', async (_, given, reason) => {
    answer = given;
    const { failures } = await attack();
    expect(failures[0]?.reason).toMatch(reason);
    expect(describeFailure(failures[0]!)).toMatch(/^events: [^]*GET \S*%/);
  });

  it('nothing where all is well, and sends the same again for the same seed', async () => {
    answer = { status: 400, body: '{"error":"X","code":"SP-1003"}' };
    const [first, second] = [await attack(), await attack()];
    expect(first.failures).toEqual([]);
    expect(second).toEqual(first);
  });
});
