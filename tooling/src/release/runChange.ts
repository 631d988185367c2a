import type { Change } from './changeRelease.ts';
import { EXIT, followChange } from './followChange.ts';
import { readArguments, type ReleaseArguments } from './readArguments.ts';

/** Runs a command that changes the feed, and ends the process with what the shells made of it. */
export async function runChange(change: (args: ReleaseArguments) => Promise<Change>): Promise<never> {
  const args = readArguments();
  try {
    const done = await change(args);
    if (!done.isChanged) process.stdout.write(`${args.name}: nothing to change\n`);
    return process.exit(await followChange(args.name, done));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(EXIT.refused);
  }
}
