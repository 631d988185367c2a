import { recordLog } from '../testing/recordLog.ts';
import { startServer } from '../testing/startServer.ts';
import { createFailureReports } from './createFailureReports.ts';

const REPORT = { what: 'booking 1a2b in event.booking', code: 'SP-4001', detail: 'event 7: -214', path: '/de/programm' };

const OURS = { origin: 'https://haus.example' };

async function openReports() {
  const log = recordLog();
  const reports = createFailureReports({ publicOrigin: 'https://haus.example', log });
  const server = await startServer((request, response) => {
    void reports.answer(request).then(({ status }) => response.writeHead(status).end());
  });
  const tell = async (body: unknown, headers: Record<string, string> = OURS) =>
    (await fetch(server.origin, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers }))
      .status;
  return { log, reports, server, tell, lines: () => log.of('browser.failed') };
}

describe('what browsers tell of failures', () => {
  it('comes into the log, without anything else that was sent', async () => {
    const { tell, lines, server, reports } = await openReports();
    expect(await tell({ ...REPORT, visitor: 'Erika', detail: 'x'.repeat(1_000) })).toBe(204);
    await server.close();
    expect(lines()).toEqual([expect.objectContaining({ level: 'warn', ...REPORT, detail: 'x'.repeat(300) })]);
    expect(lines()[0]).not.toHaveProperty('visitor');
    expect([reports.takes('/_failures?x'), reports.takes('/_failures/x'), reports.takes('/de')]).toEqual([true, false, false]);
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['that is no report', '[1, 2', OURS],
    ['that is nothing', 'null', OURS],
    ['without a code', { ...REPORT, code: undefined }, OURS],
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
});
