import { readFile, rm } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { classifyApi, type ApiChange } from './classifyApi.ts';
import { SHARED_PACKAGES, stageState } from './stageState.ts';

/**
 * Says export by export what changed in the shared packages since a state (see `stageState`). Answers the exit code:
 * 1 where a change breaks remotes built before although the contract has no higher number.
 */
export async function compareContract(since: string, say: (line: string) => void): Promise<number> {
  if (!since) throw new Error('Name the commit or the folder of packages to compare with: npm run pack -- --since STATE');
  const home = `${ROOT}/.cache/compared`;
  try {
    const [before, now] = [await stageState(since, `${home}/before`), await stageState(null, `${home}/now`)];
    const changes: ApiChange[] = [];
    for (const folder of SHARED_PACKAGES) {
      const found = await classifyApi(`${before}/${folder}`, `${now}/${folder}`);
      for (const { kind, name, why } of found) say(`${kind} ${folder} ${name}: ${why}`);
      changes.push(...found);
    }
    const verdict = judgeChanges(changes, await readNumber(before), await readNumber(now));
    say(verdict.words);
    return verdict.code;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** A breaking change needs the next number: shells run what was built for the number before as well. */
export function judgeChanges(changes: readonly ApiChange[], before: number, now: number): { code: 0 | 1; words: string } {
  const breaking = changes.filter(({ kind }) => kind === 'breaking').length;
  const counts = `${changes.length - breaking} additive, ${breaking} breaking`;
  if (breaking === 0) return { code: 0, words: `✓ ${counts}: contract ${now} holds.` };
  if (now === before + 1) return { code: 0, words: `✓ ${counts}: contract ${now} comes after ${before}.` };
  return { code: 1, words: `✗ ${counts}: this needs contract ${before + 1}, and CONTRACT_VERSION is ${now}.` };
}

async function readNumber(installed: string): Promise<number> {
  const { exports = {} } = JSON.parse(await readFile(`${installed}/shared-contracts/package.json`, 'utf8')) as {
    exports?: Record<string, string | { types: string }>;
  };
  const entry = exports['./remote'] ?? '';
  const index = typeof entry === 'string' ? entry : entry.types;
  const path = `${installed}/shared-contracts/${index.replace(/index\.(d\.)?ts$/, 'defineRemote.d.ts')}`;
  const [, number] = /CONTRACT_VERSION = (\d+)/.exec(await readFile(path, 'utf8')) ?? [];
  if (!number) throw new Error(`${path} names no contract.`);
  return Number(number);
}
