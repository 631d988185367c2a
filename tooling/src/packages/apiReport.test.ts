import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { compilePackages } from './compilePackages.ts';
import { compareApi, describeApi } from './describeApi.ts';

const out = await mkdtemp(`${ROOT}/.cache/api-`);
beforeAll(() => compilePackages(out, { withKit: false }));
afterAll(() => rm(out, { recursive: true, force: true }));

describe.each(['shared-contracts', 'shared-ui'])('%s', (folder) => {
  it('exports what its API report says; `npm run pack -- --report` writes the report, and the changelog says why', async () => {
    const reported = (await readFile(`${ROOT}/${folder}/api.report`, 'utf8')).trimEnd().split('\n');
    expect(compareApi(reported, await describeApi(folder, out))).toEqual({ added: [], removed: [], changed: [] });
  });
});

it('a report tells what came, went and changed', () => {
  const before = ['./api a 1', './api b 1', './api c 1'];
  expect(compareApi(before, ['./api a 1', './api b 2', './api d 1'])).toEqual({
    added: ['./api d'],
    removed: ['./api c'],
    changed: ['./api b'],
  });
});
