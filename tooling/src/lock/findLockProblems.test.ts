import { readFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { findLockProblems, type Lockfile, withoutUnhashed } from './findLockProblems.ts';

const LOCK: Lockfile = {
  packages: {
    '': {},
    shell: {},
    'node_modules/@spielplan/shell': { link: true, resolved: 'shell' },
    'node_modules/good': { integrity: 'sha512-abc' },
    'node_modules/good/node_modules/bare': {},
    'node_modules/weak': { integrity: 'sha1-abc' },
    'node_modules/far': { integrity: 'sha512-abc', resolved: 'https://packages.example/far.tgz' },
  },
};

it('entries without a hash and entries with an address are refused, by name', () => {
  expect(findLockProblems(LOCK)).toEqual([
    'node_modules/good/node_modules/bare has no hash (sha512)',
    'node_modules/weak has no hash (sha512)',
    'node_modules/far names an address: https://packages.example/far.tgz',
  ]);
});

it('entries without a hash are left to npm, packages of the workspace stay', () => {
  expect(Object.keys(withoutUnhashed(LOCK).packages)).toEqual(
    Object.keys(LOCK.packages).filter((place) => !place.endsWith('/bare')),
  );
});

it.each(['package-lock.json', 'tooling/lighthouse/package-lock.json'])(
  'every entry of %s has a hash and no address',
  async (path) => {
    const lock = JSON.parse(await readFile(`${ROOT}/${path}`, 'utf8')) as Lockfile;
    expect(Object.keys(lock.packages).length).toBeGreaterThan(10);
    expect(findLockProblems(lock)).toEqual([]);
  },
);
