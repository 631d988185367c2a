import { Writable } from 'node:stream';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { logLineSchema } from '@spielplan/shared-contracts/testing';
import { parseConfiguration } from '../configuration/configuration.ts';
import { createApp } from './createApp.ts';

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const CHECK = { 'x-spielplan-check': 'shell' };

/** The lines of the log of an app with one list, one failing route and those of health and changes. */
async function logged(ask: (app: Awaited<ReturnType<typeof createApp>>) => Promise<unknown>) {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => (lines.push(...chunk.toString().trim().split('\n')), done()),
  });
  const app = await createApp(parseConfiguration({ LOG_LEVEL: 'info' }), stream);
  for (const path of ['/de/api/events/', '/api/changes', '/health/live', '/health/ready']) app.get(path, () => ({}));
  app.get('/failing', () => {
    throw new SpielplanError('PROVIDER_FAILED', { detail: 'overloaded', cause: new Error('no room') });
  });
  app.get('/broken', () => {
    throw new TypeError('seats is undefined');
  });
  await ask(app);
  await app.close();
  return lines.map((line) => logLineSchema.parse(JSON.parse(line)));
}

it('a site that nobody visits writes no line: checks of shells, balancers and monitoring are for debugging', async () => {
  const lines = await logged(async (app) => {
    await app.inject({ url: '/de/api/events/', headers: CHECK });
    for (const url of ['/api/changes/', '/health/live', '/health/ready']) await app.inject({ url });
  });
  expect(lines).toEqual([]);
});

it.each([
  ['a call of a page', {}],
  ['one that a visitor calls a check, passed on by a shell', { ...CHECK, 'x-forwarded-for': '192.0.2.7' }],
])('%s is written down', async (_, headers) => {
  const lines = await logged((app) => app.inject({ url: '/de/api/events/', headers: { ...headers, traceparent: TRACE } }));
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'info',
      service: 'provider',
      event: 'request.answered',
      route: '/de/api/events/',
      status: 200,
    }),
  ]);
  expect(lines[0]?.trace).toBe(TRACE.slice(3, 35));
});

it('a check by somebody who is no shell is written down', async () => {
  const lines = await logged((app) => app.inject({ url: '/de/api/events/', headers: CHECK, remoteAddress: '192.0.2.7' }));
  expect(lines).toHaveLength(1);
});

it('a failure has the keys of the shell’s log, also where a check met it', async () => {
  const lines = await logged((app) => app.inject({ url: '/failing', headers: CHECK }));
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      event: 'request.failed',
      code: 'SP-2004',
      name: 'PROVIDER_FAILED',
      detail: 'overloaded',
      cause: 'no room',
      stack: expect.stringContaining('requestLog.test.ts'),
    }),
    expect.objectContaining({ level: 'error', event: 'request.answered', status: 503 }),
  ]);
  const [unexpected] = await logged((app) => app.inject({ url: '/broken' }));
  expect(unexpected).toMatchObject({
    event: 'request.failed',
    code: 'SP-9000',
    name: 'UNEXPECTED',
    detail: 'seats is undefined',
  });
});

it('what a library says is a message, and no name of an event', async () => {
  const lines = await logged(async (app) => {
    app.log.info('Server listening at http://127.0.0.1:4000');
    app.log.warn({ port: 4_000 }, 'a port');
    app.log.error(new Error('gone'));
  });
  expect(lines.map(({ event, message, detail }) => [event, message ?? detail])).toEqual([
    ['provider.said', 'Server listening at http://127.0.0.1:4000'],
    ['provider.said', 'a port'],
    ['failed', 'gone'],
  ]);
});
