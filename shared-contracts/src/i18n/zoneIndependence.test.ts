import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const probe = fileURLToPath(new URL('./testing/printDates.ts', import.meta.url));

function printedIn(zone: string): unknown {
  return JSON.parse(
    execFileSync(process.execPath, ['--no-warnings', probe], {
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    }),
  );
}

describe('R6: a server in another zone', () => {
  const berlin = printedIn('Europe/Berlin');

  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('in %s shows the same days and times', (zone) => {
    expect(printedIn(zone)).toEqual({ ...(berlin as object), zone });
  });
});
