import { watch } from 'node:fs';
import { buildDir, type Remote } from '../parts.ts';
import { showBuild } from '../release/showBuild.ts';
import { readShells } from '../release/followChange.ts';
import { buildRemote } from '../webpack/buildRemote.ts';

const SETTLE_MS = 150;

/**
 * Builds a remote on each change of its sources and shows it over a running site by a preview link, until the process is
 * stopped. A broken build is reported; the last good one stays.
 */
export async function watchRemote(name: Remote, folder: string): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const [site = ''] = readShells();
  let shown: string | null = null;
  const show = async () => {
    const begin = performance.now();
    try {
      await buildRemote(name, buildDir(name));
      const { version, path } = await showBuild(name, shown);
      if (path === null) return;
      shown = version;
      say(`${name}: ${version} after ${((performance.now() - begin) / 1_000).toFixed(1)} s: ${site}${path}`);
    } catch (error) {
      process.stderr.write(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  let showing = show();
  let timer: NodeJS.Timeout | undefined;
  watch(`${folder}/src`, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (showing = showing.then(show)), SETTLE_MS);
  });
  await showing;
  say(`${name}: waiting for changes; stop with Ctrl+C`);
}
