import { readdir, stat } from 'node:fs/promises';
import type { RemoteBudget } from './remoteBudgets.ts';

const ENTRY = 'remoteEntry.js';

/** Compares the scripts of a build, as browsers get them, with their budget. */
export async function checkBudgets(build: string, budget: RemoteBudget): Promise<string[]> {
  const files = (await readdir(`${build}/browser`)).filter((file) => file.endsWith('.js.br'));
  if (files.length === 0) return ['The build has no compressed scripts.'];
  const measured = await Promise.all(
    files.map(async (file) => ({ file: file.slice(0, -'.br'.length), bytes: (await stat(`${build}/browser/${file}`)).size })),
  );
  return measured.flatMap(({ file, bytes }) => {
    const limit = limitOf(file, budget);
    return bytes <= limit
      ? []
      : [`${file} has ${bytes} bytes on the wire, at most ${limit} (tooling/src/release/gate/remoteBudgets.ts).`];
  });
}

function limitOf(file: string, { entryBytes, chunkBytes, larger = {} }: RemoteBudget): number {
  if (file === ENTRY) return entryBytes;
  return Object.entries(larger).find(([name]) => file.startsWith(`${name}.`))?.[1] ?? chunkBytes;
}
