import type { Remote } from '../parts.ts';
import { SITE_DEFAULTS } from '../processes/siteDefaults.ts';
import type { Change } from './changeRelease.ts';
import { waitForVerdict } from './waitForVerdict.ts';

/** Exit codes of every command that writes the feed. */
export const EXIT = { accepted: 0, refused: 1, unheard: 3 } as const;

/** Waits for what the shells make of a change, says it with its time, and answers the exit code. `*` is about no remote. */
export async function followChange(
  name: Remote,
  { version, number, canary }: Pick<Change, 'version' | 'number' | 'canary'>,
  timeoutMs?: number,
): Promise<number> {
  const begin = performance.now();
  const verdict = await waitForVerdict({ name, version, number, canary }, { shells: readShells(), timeoutMs });
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
  const named = canary ? `${canary.version} for ${canary.share} %` : (version ?? 'withdrawn');
  const what = `${name === '*' ? 'keys' : `${name} ${named}`}, feed ${number}`;
  if (verdict.kind === 'accepted') process.stdout.write(`✓ accepted: ${what}, live after ${seconds} s\n`);
  else if (verdict.kind === 'refused') process.stderr.write(`✗ refused: ${what}, ${verdict.why}${hintFor(verdict.why, name)}\n`);
  else
    process.stderr.write(
      `✗ no verdict of the shells within ${seconds} s: ${what}, ${verdict.why}. Set SHELL_URLS to their addresses.\n`,
    );
  return EXIT[verdict.kind];
}

/** What to do where the shells do not know a key. */
export function hintFor(why: string, name: Remote): string {
  if (!why.includes('SP-3016')) return '';
  return `. "npm run keys -- show" prints your key; an operator of the house adds it: npm run keys -- add ${name} <key>`;
}

/** The shells whose verdict counts: `SHELL_URLS`, with commas; else the one of this machine. */
export function readShells(env: NodeJS.ProcessEnv = process.env): string[] {
  const given = (env.SHELL_URLS ?? '').split(',').flatMap((url) => url.trim().replace(/\/$/, '') || []);
  return given.length > 0 ? given : [`http://127.0.0.1:${env.PORT || SITE_DEFAULTS.PORT}`];
}
