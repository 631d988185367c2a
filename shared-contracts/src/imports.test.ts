import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = dirname(fileURLToPath(import.meta.url));

/**
 * What a browser bundle may take whole; the release schemas beside them are dropped by tree shaking.
 */
const BROWSER_ENTRIES = [
  'api/callAddresses.ts',
  'api/cookies.ts',
  'errors/index.ts',
  'i18n/index.ts',
  'rules/index.ts',
  'routes/index.ts',
  'signals/index.ts',
  'remote/defineRemote.ts',
  'remote/loading.ts',
  'remote/pageAnswer.ts',
  'remote/slots.ts',
];

/** Every package and file that an entry imports at run time, types left out. */
function reachedFrom(entry: string, reached = new Set<string>()): Set<string> {
  if (reached.has(entry)) return reached;
  reached.add(entry);
  const source = readFileSync(join(SOURCES, entry), 'utf8');
  for (const [, specifier = ''] of source.matchAll(/^(?:import|export)(?! type)[^;]*? from '([^']+)'/gm)) {
    if (specifier.startsWith('.')) reachedFrom(relative(SOURCES, join(SOURCES, dirname(entry), specifier)), reached);
    else reached.add(specifier);
  }
  return reached;
}

describe('what browsers may import', () => {
  it.each(BROWSER_ENTRIES)('%s brings neither luxon nor zod nor React', (entry) => {
    const packages = [...reachedFrom(entry)].filter((name) => !name.endsWith('.ts'));
    expect(packages).toEqual([]);
  });

  it('is found by a search that does see packages', () => {
    expect(reachedFrom('i18n/dates.ts')).toContain('luxon');
    expect(reachedFrom('api/events.ts')).toContain('zod');
  });
});

describe('the face of the package', () => {
  const { exports } = JSON.parse(readFileSync(join(SOURCES, '../package.json'), 'utf8')) as { exports: Record<string, string> };

  it.each(Object.entries(exports))('%s is a file that is there', (_, file) => {
    expect(readFileSync(join(SOURCES, '..', file), 'utf8')).toContain('export');
  });
});
