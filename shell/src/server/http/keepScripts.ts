import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { Log } from '../log.ts';
import type { PreparedResponse } from './PreparedResponse.ts';
import { presentFile } from './staticFiles.ts';

const DAY_MS = 86_400_000;
/** Open tabs and cached pages may ask for the scripts of an earlier shell for this many days. */
const KEEP_DAYS = 30;
const SCRIPT = /^[\w.-]+\.[0-9a-f]{10}\.js$/;

interface KeepOptions {
  /** The files of this build by their names below `/assets/`. */
  assets: ReadonlyMap<string, PreparedResponse>;
  /** Shared by the shells of one machine, of whatever release. */
  folder: string;
  log: Log;
}

/**
 * Keeps the scripts of this build for the shells that come after it, and answers a finder of theirs: a page names the
 * scripts of the shell that made it, and outlives that in caches and open tabs. What no shell has had for thirty days
 * is removed. Without a folder that can be written the site runs, and says so in its log.
 */
export async function keepScripts({
  assets,
  folder,
  log,
}: KeepOptions): Promise<(name: string) => Promise<PreparedResponse | null>> {
  const scripts = [...assets].filter(([name]) => SCRIPT.test(name));
  const keep = async () => {
    await mkdir(folder, { recursive: true });
    // First, because a disk that is full has no room for the others otherwise.
    for (const name of await readdir(folder)) {
      const isOld = await stat(`${folder}/${name}`).then(({ mtimeMs }) => mtimeMs < Date.now() - KEEP_DAYS * DAY_MS, isFalse);
      if (isOld) await rm(`${folder}/${name}`, { force: true });
    }
    for (const [name, { body, br }] of scripts) {
      await keepFile(`${folder}/${name}`, body);
      if (br) await keepFile(`${folder}/${name}.br`, br);
    }
  };
  const keepOrSay = () => keep().catch((error: unknown) => log.error('scripts.unkept', error));
  await keepOrSay();
  // The scripts of a shell that runs for longer than thirty days stay as well.
  setInterval(() => void keepOrSay(), DAY_MS).unref();

  return async (name) => {
    const read = (path: string) => readFile(path).catch(() => null);
    const identity = SCRIPT.test(name) ? await read(`${folder}/${name}`) : null;
    return identity && presentFile(name, { identity, br: await read(`${folder}/${name}.br`), gzip: null });
  };
}

/** Writes the file whole or not at all; one that is there already only gets the time of now. */
async function keepFile(path: string, content: Buffer): Promise<void> {
  const now = Date.now() / 1000;
  if (await utimes(path, now, now).then(isTrue, isFalse)) return;
  const draft = `${path}.${process.pid}.draft`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

const isTrue = () => true;
const isFalse = () => false;
