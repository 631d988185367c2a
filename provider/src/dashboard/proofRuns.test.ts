import { proofRunCall, type ProofRun } from '@spielplan/shared-contracts/api';
import { proofRuns } from '../platform/database/schema/index.ts';
import { openDashboard } from '../testing/openDashboard.ts';
import { newEditor, newVisitor } from '../testing/testProvider.ts';

const opened = openDashboard();

const PATH = proofRunCall.path;
const REPORT = {
  events: 613,
  requests: 2_000,
  disagreements: [
    {
      event: 7,
      title: 'Antigone, 2026-11-29 18:00',
      what: 'start',
      said: ['page (de): 2026-11-29T18:00', 'calendar (de): 2026-11-29T19:00'],
      link: '/de/programm/veranstaltungen/antigone/7',
    },
  ],
  failed: ['/en/x: 503'],
} satisfies Omit<ProofRun, 'finished'>;
const readRun = async () => proofRunCall.answer.parse(await (await opened.direction.get(PATH)).json()).run;

describe('The proof of the programme', () => {
  it('is none before the first, then what the last one found, with the moment at which it came in', async () => {
    expect(await readRun()).toBeNull();
    expect((await opened.direction.send('POST', PATH, { ...REPORT, events: 1 })).status).toBe(201);
    expect((await opened.direction.send('POST', PATH, REPORT)).status).toBe(201);
    const run = await readRun();
    expect(run).toMatchObject(REPORT);
    expect(Date.parse(run?.finished ?? '')).toBe(Math.floor(opened.provider.context.clock.now() / 1_000) * 1_000);
  });

  it('is kept and read by those alone who may see the dashboard', async () => {
    const [visitor, editor] = [await newVisitor(opened.provider.url), await newEditor(opened.provider.url)];
    for (const [who, status] of [
      [visitor, 401],
      [editor, 403],
    ] as const) {
      expect((await who.get(PATH)).status).toBe(status);
      expect((await who.send('POST', PATH, REPORT)).status).toBe(status);
    }
  });

  it.each([
    ['a link that leads to another site', { disagreements: [{ ...REPORT.disagreements[0], link: 'https://evil.example' }] }],
    ['a link that runs', { disagreements: [{ ...REPORT.disagreements[0], link: 'javascript:alert(1)' }] }],
    ['too many lines', { failed: Array.from({ length: 501 }, () => 'x') }],
    ['no number of events', { events: -1 }],
  ])('refuses %s', async (_, change) => {
    const answer = await opened.direction.send('POST', PATH, { ...REPORT, ...change });
    expect(answer.status).toBe(400);
  });

  it('forgets all but the last twenty', async () => {
    for (let count = 0; count < 22; count += 1) await opened.direction.send('POST', PATH, REPORT);
    expect(await opened.provider.context.db.select().from(proofRuns)).toHaveLength(20);
  });
});
