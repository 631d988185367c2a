import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAudit } from '../audit/runAudit.ts';
import { auditStep } from './auditStep.ts';
import { runSteps } from './runSteps.ts';

const HOLE = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Reads too far',
  severity: 'high',
  vulnerable_versions: '<2.0.1',
};

/** What npm is told of a workspace with one dependency of production and one of development. */
const LOCK = {
  name: 'house',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'house', version: '1.0.0', dependencies: { parser: '2.0.0' }, devDependencies: { tester: '2.0.0' } },
    'node_modules/parser': { version: '2.0.0' },
    'node_modules/tester': { version: '2.0.0', dev: true },
  },
};

function versionsOf(name: string) {
  const versions = { '2.0.0': { name, version: '2.0.0' }, '2.0.1': { name, version: '2.0.1' } };
  return { name, 'dist-tags': { latest: '2.0.1' }, versions };
}

describe('The step that looks for known holes, with npm itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielplan-audit-'));
  let holes: Record<string, object[]> | null = null;
  const registry = createServer(({ method, url = '' }, response) => {
    if (holes === null) return response.writeHead(404).end('{}');
    // What is asked for by GET are the versions of the package that has the hole.
    const answer = method === 'GET' ? versionsOf(url.slice(1)) : holes;
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  beforeAll(async () => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(LOCK.packages['']));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(LOCK));
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = async () => {
    const lines: string[] = [];
    const ask = () => runAudit({ folder, registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/` });
    const counts = await runSteps([[[auditStep(ask)]]], folder, (line) => lines.push(line));
    return { counts, said: lines.join('\n') };
  };

  it('passes and says that nothing was checked, where the registry has no advisories', async () => {
    holes = null;
    const { counts, said } = await run();
    expect([counts, said]).toEqual([
      { passed: 0, failed: 0 },
      expect.stringContaining('NOT CHECKED: the registry in use offers no'),
    ]);
  });

  it('fails and names the hole in what production runs', async () => {
    holes = { parser: [HOLE] };
    const { counts, said } = await run();
    expect([counts, said]).toEqual([{ passed: 0, failed: 1 }, expect.stringContaining('high: parser 2.0.0, Reads too far')]);
  });

  it('passes without a word where only a tool has a hole, or nothing has', async () => {
    for (const known of [{ tester: [HOLE] }, {}] as Record<string, object[]>[]) {
      holes = known;
      const { counts, said } = await run();
      expect([counts, said]).toEqual([{ passed: 1, failed: 0 }, expect.not.stringMatching(/NOT CHECKED|parser|tester/)]);
    }
  });
});
