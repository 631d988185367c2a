import { tryOut, type Change } from './changeRelease.ts';
import { commandFor } from './commandFor.ts';
import { EXIT, followChange, readShells } from './followChange.ts';
import { openPreviewLink } from './previewLinks.ts';
import { readArguments, type ReleaseArguments } from './readArguments.ts';
import { watchTrial } from './watchTrial.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs a command that changes the feed, and ends the process with what the shells made of it. */
export async function runChange(change: (args: ReleaseArguments) => Promise<Change>): Promise<never> {
  const args = readArguments();
  return endWith(async () => {
    const done = await change(args);
    if (!done.isChanged) say(`${args.name}: nothing to change`);
    return followChange(args.name, done);
  });
}

/** Tries a published version out on a share of visitors, and ends the process with how that ended. */
export async function runTrial(share: number, named?: string): Promise<never> {
  const { name, version = named, why, vouches, minutes, visitors } = readArguments();
  return endWith(async () => {
    const done = await tryOut(name, version, share, { why, vouches: vouches || named !== undefined });
    const code = await followChange(name, done);
    if (code === EXIT.unheard || !done.canary) return code;
    const goal = { remote: name, version: done.canary.version, minutes, visitors };
    say(
      `${name}: goes on to everybody after ${minutes} minutes and ${visitors} visitors; "${commandFor('promote', name)}" gives it to everybody at once, "${commandFor('rollback', name)}" ends it`,
    );
    return watchTrial(goal, { shells: readShells(), say });
  });
}

/** Makes a link to a published version, asks each shell for it, and ends the process with what they say. */
export async function runPreview(named?: string): Promise<never> {
  const { name, version = named, why, vouches, hours } = readArguments();
  return endWith(async () => {
    if (version === undefined) throw new Error('Name the version that is to be shown.');
    const path = await openPreviewLink(name, version, { hours, why, vouches: vouches || named !== undefined });
    const shells = readShells();
    say(`${name} ${version}, valid for ${hours} hours, below the site's own address: ${path}`);
    const answers = await Promise.all(shells.map(async (shell) => [shell, await askForPreview(shell + path)] as const));
    for (const [shell, status] of answers) say(status === 302 ? `✓ ready: ${shell}${path}` : `✗ ${shell} answers ${status}`);
    if (answers.some(([, status]) => status === 'nothing')) return EXIT.unheard;
    return answers.every(([, status]) => status === 302) ? EXIT.accepted : EXIT.refused;
  });
}

/** The first shell to be asked tests the build, as it does with a release. */
const PREVIEW_MS = 280_000;

async function askForPreview(url: string): Promise<number | 'nothing'> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PREVIEW_MS) }).then(
    ({ status }) => status,
    () => 'nothing' as const,
  );
}

/** Ends the process with the exit code of work, or with a sentence where it fails. */
export async function endWith(work: () => Promise<number>): Promise<never> {
  try {
    return process.exit(await work());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(EXIT.refused);
  }
}
