import { jest } from '@jest/globals';
import { report } from './report.ts';

const written: string[] = [];
beforeEach(() => {
  written.splice(0);
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

it('ends the process with 1 where something was found, and names its place', () => {
  report('directions', 12, [{ path: 'shell/src/app/App.tsx', line: 3, message: 'imports a remote' }]);
  expect(process.exitCode).toBe(1);
  expect(written).toEqual(['shell/src/app/App.tsx:3 imports a remote\n', 'directions: 12 files, 1 problems\n']);
});

it('leaves the exit code alone where nothing was found', () => {
  report('directions', 12, []);
  expect(process.exitCode).toBeUndefined();
  expect(written).toEqual(['directions: 12 files, 0 problems\n']);
});
