import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepRun } from './keepRun.ts';
import type { ProofReport } from './runProof.ts';

const REPORT: ProofReport = {
  events: 2,
  requests: 9,
  disagreements: [{ event: 7, title: 'Antigone', what: 'start', said: ['page (de): a', 'calendar (de): b'], link: '/de/p/a/7' }],
  failed: ['/en/x: 503'],
};
const PATH = '/api/dashboard-proof/';
const ACCOUNT = { username: 'leitung', password: 'geheim' };

let server: Server;
let origin: string;
let taken: { path: string; cookie: string; token: string; body: unknown }[];
let refused: string | null;
beforeAll(async () => {
  server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { url: path = '', headers } = request;
      taken.push({ path, cookie: headers.cookie ?? '', token: String(headers['x-csrftoken']), body });
      if (path === '/api/shop-cart/') response.setHeader('set-cookie', 'csrftoken=t1; Path=/');
      if (path === '/pageeditor-api/login') response.setHeader('set-cookie', ['sessionid=s1; HttpOnly', 'csrftoken=t2; Path=/']);
      response.writeHead(path === refused ? 403 : 200).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  taken = [];
  refused = null;
});

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

describe('A run that the dashboard shows', () => {
  it('is handed in by an account, with its session and its newest token, and the session is ended', async () => {
    await keepRun(origin, REPORT, ACCOUNT);
    expect(taken.map(({ path }) => path)).toEqual(['/api/shop-cart/', '/pageeditor-api/login', PATH, '/pageeditor-api/logout']);
    expect(taken[1]).toMatchObject({ token: 't1', body: ACCOUNT });
    expect(taken[2]).toMatchObject({ cookie: 'csrftoken=t2; sessionid=s1', token: 't2', body: REPORT });
  });

  it('is cut to what a provider takes', async () => {
    const long = 'x'.repeat(400);
    const report = {
      ...REPORT,
      disagreements: Array.from({ length: 600 }, () => ({ ...REPORT.disagreements[0]!, title: long })),
      failed: Array.from({ length: 600 }, () => long),
    };
    await keepRun(origin, report, ACCOUNT);
    const { disagreements, failed } = taken[2]!.body as ProofReport;
    expect([disagreements.length, failed.length]).toEqual([500, 500]);
    expect([disagreements[0]?.title.length, failed[0]?.length]).toEqual([300, 300]);
  });

  it.each(['/pageeditor-api/login', PATH])('says where it was refused: %s', async (path) => {
    refused = path;
    await expect(keepRun(origin, REPORT, ACCOUNT)).rejects.toThrow(`The run was not kept: ${path} answered 403.`);
  });
});
