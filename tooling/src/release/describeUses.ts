import { allCalls } from '@spielplan/shared-contracts/api';
import { isTestFile, readSources } from '../checks/sourceFiles.ts';
import { buildDir, REMOTES } from '../parts.ts';
import { ROOT } from '../root.ts';
import { readScripts, usesIn, type BuildScripts } from './findUses.ts';

/** The page that `npm run uses` writes. */
export const USES_PAGE = `${ROOT}/docs/uses.txt`;
const HEAD = `Who uses what, read from the builds of the remotes in this workspace: \`npm run build\`, then \`npm run uses\`.
A ! fills that slot, or shows that block. What runs says \`npm run releases -- who-uses <slot, block, signal, path>\`.`;
const SIGNAL = /^ {2}'([a-z][\w.]+)':/gm;

/** Says of every slot, block, signal and call which of the given builds name it, a line each; what nobody names is left out. */
export function describeUses(builds: readonly BuildScripts[], { signals, calls }: Record<'signals' | 'calls', string[]>): string {
  const named = (kind: string) =>
    builds.flatMap(({ parts }) => parts.filter((part) => part.startsWith(kind)).map((part) => part.slice(kind.length)));
  const groups = { slots: named('slot-'), blocks: named('block-'), signals, calls };
  const texts = Object.entries(groups).map(([title, words]) => {
    const lines = [...new Set(words)].toSorted().flatMap((word) => {
      const users = usesIn(word, builds).map(({ remote, isOwner }) => remote + (isOwner ? '!' : ''));
      return users.length > 0 ? [`${word}: ${users.toSorted().join(', ')}`] : [];
    });
    return [title, ...lines].join('\n');
  });
  return `${[HEAD, ...texts].join('\n\n')}\n`;
}

/** The page for what is built. */
export async function describeBuilt(): Promise<string> {
  const builds = await Promise.all(
    REMOTES.map((name) => {
      const build = buildDir(name);
      return readScripts(name, `${build}/release.json`, [`${build}/browser`, `${build}/server`]);
    }),
  );
  const sources = (await readSources(['shared-contracts'])).filter(({ path }) => !isTestFile(path));
  const signals = sources
    .filter(({ path }) => path === 'shared-contracts/src/signals/signals.ts')
    .flatMap(({ text }) => [...text.matchAll(SIGNAL)].map(([, name = '']) => name));
  return describeUses(builds, { signals, calls: Object.values(allCalls).map(({ path }) => path) });
}
