import type { ScriptSize } from './scriptSizes.ts';

/** The scripts of the current release of a remote. */
export interface LastRelease {
  version: string;
  scripts: readonly ScriptSize[];
}

export interface Growth {
  /** Each script that is new or has another size, and the sum. */
  report: string[];
  /** Scripts that are more than twice as long as before. */
  doubled: string[];
}

const MAX_FACTOR = 2;

/** Compares the scripts of a build with those of the last release, by name. */
export function compareScripts(scripts: readonly ScriptSize[], last: LastRelease | null): Growth {
  if (!last)
    return { report: [`${count(sumOf(scripts))} bytes in ${scripts.length} scripts; no release to compare with`], doubled: [] };
  const before = new Map(last.scripts.map((script) => [script.name, script.bytes]));
  const changes = scripts.flatMap(({ name, bytes }) => {
    const old = before.get(name);
    if (old === bytes) return [];
    return [`${name}: ${count(bytes)} bytes, ${old === undefined ? 'new' : `${count(old)} before (${signed(bytes - old)})`}`];
  });
  const [now, then] = [sumOf(scripts), sumOf(last.scripts)];
  return {
    report: [
      `${count(now)} bytes in ${scripts.length} scripts, ${count(then)} in ${last.version} (${signed(now - then)})`,
      ...changes,
    ],
    doubled: scripts.flatMap(({ name, file, bytes }) => {
      const old = before.get(name);
      if (old === undefined || bytes <= old * MAX_FACTOR) return [];
      return [
        `${file} has ${count(bytes)} bytes on the wire, more than twice the ${count(old)} of ${last.version}. If that is meant, release with --grown and say why: --why "…".`,
      ];
    }),
  };
}

function sumOf(scripts: readonly ScriptSize[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

const NUMBERS = new Intl.NumberFormat('en');
const count = (bytes: number) => NUMBERS.format(bytes);
const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${count(Math.abs(bytes))}`;
