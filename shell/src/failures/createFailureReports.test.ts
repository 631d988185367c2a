import { request as httpRequest } from 'node:http';
import { jest } from '@jest/globals';
import { recordLog } from '../server/testing/recordLog.ts';
import { startServer } from '../server/testing/startServer.ts';
import { createFailureReports } from './createFailureReports.server.ts';

const REPORT = { what: 'booking 1a2b in event.booking', code: 'SP-4001', detail: 'event 7: -214', path: '/de/programm' };

const RUNNING = ['booking', 'magazine'];
const OURS = { origin: 'https://haus.example' };

async function openReports() {
  const log = recordLog();
  const reports = createFailureReports({
    isOwn: ({ origin }) => origin === OURS.origin,
    log,
    isRunning: (name) => RUNNING.includes(name),
  });
  const server = await startServer((request, response) => {
    void reports.take(request).then(() => response.writeHead(204).end());
  });
  const tell = async (body: unknown, headers: Record<string, string> = OURS) =>
    (await fetch(server.origin, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers }))
      .status;
  return { log, reports, server, tell, lines: () => log.of('browser.failed') };
}

describe('what browsers tell of failures', () => {
  it('comes into the log, without anything else that was sent', async () => {
    const { tell, lines, server } = await openReports();
    expect(await tell({ ...REPORT, visitor: 'Erika', detail: 'x'.repeat(1_000) })).toBe(204);
    await server.close();
    expect(lines()).toEqual([expect.objectContaining({ level: 'warn', ...REPORT, detail: 'x'.repeat(300) })]);
    expect(lines()[0]).not.toHaveProperty('visitor');
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['that is no report', '[1, 2', OURS],
    ['that is nothing', 'null', OURS],
    ['without a code', { ...REPORT, code: undefined }, OURS],
    ['with a code that is none', { ...REPORT, code: 'SP-4001\nfatal' }, OURS],
    ['that is endless', { ...REPORT, detail: 'x'.repeat(100_000) }, OURS],
    ['from the page of somebody else', REPORT, { origin: 'https://elsewhere.example' }],
    ['from no page', REPORT, {}],
  ])('is not taken %s', async (_, body, headers) => {
    const { tell, lines, server } = await openReports();
    expect(await tell(body, headers)).toBe(204);
    await server.close();
    expect(lines()).toEqual([]);
  });

  it('cannot fill the log', async () => {
    const { tell, lines, server } = await openReports();
    await Promise.all(Array.from({ length: 80 }, () => tell(REPORT)));
    await server.close();
    expect(lines()).toHaveLength(60);
  });

  it('from a loud remote hides no other remote and nothing of the shell, and is counted as its own', async () => {
    const { log, tell, lines, server } = await openReports();
    const of = (what: string) => tell({ ...REPORT, what });
    for (let time = 0; time < 75; time += 1) await of(`booking 1a2b uncaught ${time}`);
    await of('magazine 3c4d uncaught');
    await of('hydration');
    await of('bookings 1a2b of nobody');
    expect(lines()).toHaveLength(63);
    expect(
      lines()
        .slice(-3)
        .map(({ what, remote, version }) => [what, remote, version]),
    ).toEqual([
      ['magazine 3c4d uncaught', 'magazine', '3c4d'],
      ['hydration', undefined, undefined],
      ['bookings 1a2b of nobody', undefined, undefined],
    ]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001);
    await of('hydration');
    jest.restoreAllMocks();
    await server.close();
    expect(log.of('browser.unheard')).toEqual([expect.objectContaining({ reports: 15, owner: 'booking' })]);
  });

  it('is heard again a minute later, and what nobody heard is counted', async () => {
    const { log, tell, lines, server } = await openReports();
    for (let time = 0; time < 63; time += 1) await tell(REPORT);
    const later = Date.now() + 60_001;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await tell(REPORT);
    jest.restoreAllMocks();
    await server.close();
    expect(lines()).toHaveLength(61);
    expect(log.of('browser.unheard')).toEqual([expect.objectContaining({ level: 'warn', reports: 3 })]);
  });

  it('and breaks off is no failure of ours', async () => {
    const log = recordLog();
    const reports = createFailureReports({
      isOwn: ({ origin }) => origin === OURS.origin,
      log,
      isRunning: (name) => RUNNING.includes(name),
    });
    const { promise: taken, resolve } = Promise.withResolvers<void>();
    const server = await startServer((request) => {
      request.once('data', () => sender.destroy());
      void reports.take(request).then(resolve);
    });
    const sender = httpRequest(server.origin, { method: 'POST', headers: { ...OURS, 'content-length': '500' } });
    sender.on('error', () => undefined).write('{');
    await taken;
    await server.close();
    expect(log.of('browser.failed')).toEqual([]);
  });
});
