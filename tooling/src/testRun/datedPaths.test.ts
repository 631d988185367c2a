import { posix } from 'node:path';
import { isTestFile, readSources } from '../checks/sourceFiles.ts';
import { DATED } from './datedPaths.ts';

/** The provider's tests all run ahead of the house's zone. */
const PACKAGES = [
  'shared-contracts',
  'shared-ui',
  'shared-editing',
  'shell',
  'mfe-programme',
  'mfe-magazine',
  'mfe-booking',
  'mfe-editor',
  'mfe-office',
];
/**
 * Imports of files that leave a trace in what runs; to parse a thousand files would take seconds.
 */
const IMPORTS = /^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'|\bimport\([^)']*'(\.[^']+)'\)/gm;
/** What reads or writes a date by a zone, be it the machine's own. */
const MAKES_DATES = /Intl\.DateTimeFormat|new Date\((?![^()]*\)\.to(?:ISO|UTC)String)|\.toLocale(Date|Time)String|from 'luxon'/;

it('whatever makes dates by itself is in reach of a test that runs ahead of the house by npm test', async () => {
  const files = await readSources(PACKAGES);
  const known = new Set(files.map(({ path }) => path));
  const imports = new Map(
    files.map(({ path, text }) => [
      path,
      [...text.matchAll(IMPORTS)]
        .map(([, still, lazily = '']) => posix.join(posix.dirname(path), still ?? lazily))
        .filter((imported) => known.has(imported)),
    ]),
  );
  const reachOf = (patterns: readonly string[]) => {
    const reached = new Set<string>();
    const reach = (path: string) => {
      if (reached.has(path)) return;
      reached.add(path);
      imports.get(path)?.forEach(reach);
    };
    const isMeant = (path: string) => patterns.some((pattern) => new RegExp(pattern).test(path));
    files.filter(({ path }) => /[.]test[.]tsx?$/.test(path) && isMeant(path)).forEach(({ path }) => reach(path));
    return reached;
  };
  const shipped = files.filter(({ path }) => !isTestFile(path) && !path.endsWith('/index.ts'));
  const making = shipped.filter(({ text }) => MAKES_DATES.test(text)).map(({ path }) => path);
  const makingItself = making.filter((path) => /^shared-contracts\/|\/domain\//.test(path));
  const reached = reachOf(DATED);
  expect(makingItself.length).toBeGreaterThan(10);
  expect(makingItself.filter((path) => !reached.has(path))).toEqual([]);
});
