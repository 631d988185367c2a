import { buildDir, type Remote } from '../parts.ts';
import { followChange } from '../release/followChange.ts';
import { publishRelease } from '../release/publishRelease.ts';
import { buildRemote } from '../webpack/buildRemote.ts';
import { watch } from 'node:fs';

const SETTLE_MS = 150;

/**
 * Builds a remote whenever a file of its sources changes and hands it in to a running site, until the
 * process is stopped. A broken build is said and leaves what is shown.
 */
export async function watchRemote(name: Remote, folder: string): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const show = async () => {
    const begin = performance.now();
    try {
      await buildRemote(name, buildDir(name));
      const published = await publishRelease(name, { why: 'development' });
      if (published.isNew) await followChange(name, published);
      say(`${name}: ${published.version} after ${((performance.now() - begin) / 1_000).toFixed(1)} s`);
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
