import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { ROOT } from './root.ts';

/** Makes every Node process say where it is before it begins. */
const SAY_WHERE = "--import=data:text/javascript,console.error('in:'+process.cwd())";

it('commands run in the workspace, wherever they are called from, so that equal sources give equal builds', () => {
  const { stderr, status } = spawnSync(process.execPath, [`${ROOT}/tooling/bin/run.mjs`, 'jest', '--version'], {
    cwd: tmpdir(),
    env: { ...process.env, NODE_OPTIONS: SAY_WHERE },
    encoding: 'utf8',
  });
  const places = [...stderr.matchAll(/^in:(.*)$/gm)].map(([, place]) => place);
  expect({ status, places }).toEqual({ status: 0, places: [tmpdir(), ...places.slice(1).map(() => ROOT)] });
  expect(places.length).toBeGreaterThan(1);
});
