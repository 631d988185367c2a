import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProviderProcess, startProviderProcess } from '../../faults/providerProcess.ts';
import { makeSeededData, type SeededData } from '../../testing/seededDatabase.ts';
import { START_TIMEOUT_MS } from '../../testing/testProvider.ts';

const SECRETS = {
  EDITOR_PASSWORD: 'geheim-Redaktion',
  SIGNING_SECRET: 'geheim-Schluessel-0123456789abcdef',
  PGPASSWORD: 'geheim-Datenbank',
  S3_SECRET_ACCESS_KEY: 'geheim-Speicher',
  SOMEBODY_ELSES_TOKEN: 'geheim-fremd',
};

/**
 * Runs inside of the provider: says what any library in it and any program that it starts can read.
 */
const TELL = (file: string) => `
  import { execFileSync } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  process.on('SIGUSR2', () => {
    const own = Object.entries(process.env).map(([name, value]) => name + '=' + value).join('\\n');
    writeFileSync(${JSON.stringify(file)}, own + '\\n---\\n' + execFileSync('/usr/bin/env', { encoding: 'utf8' }));
    process.stdout.write('told\\n');
  });`;

describe('A provider that has started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielplan-environment-'));
  const file = join(folder, 'environment');
  let data: SeededData;
  let provider: ProviderProcess;

  beforeAll(async () => {
    data = await makeSeededData();
    provider = await startProviderProcess({
      DATA_DIR: data.dataDir,
      DATABASE_URL: data.databaseUrl ?? '',
      PGAPPNAME: 'stays',
      ...SECRETS,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELL(file))}`,
    });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    provider.signal('SIGKILL');
    await provider.ended;
    await data.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has no secret left in its environment, nor have the programs that it starts', async () => {
    provider.signal('SIGUSR2');
    while (!provider.log.includes('told')) await new Promise((resolve) => setTimeout(resolve, 10));
    const [own = '', child = ''] = readFileSync(file, 'utf8').split('\n---\n');
    for (const seen of [own, child]) {
      expect(seen).toMatch(/^PATH=/m);
      expect(seen).toMatch(/^PGAPPNAME=stays$/m);
      expect(seen).not.toMatch(/geheim|^(DATABASE_URL|DATA_DIR|PROVIDER_\w+)=/m);
    }
  });

  it('goes on with what was in it', async () => {
    expect((await fetch(`${provider.url}/api/shop-cart/`)).status).toBe(200);
  });
});
