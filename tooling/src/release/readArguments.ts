import { parseArgs } from 'node:util';
import { REMOTES, type Remote } from '../parts.ts';

export interface ReleaseArguments {
  name: Remote;
  version: string | undefined;
  /** Checks to run alone. */
  only: readonly string[] | undefined;
  why: string;
  /** Whether to sign a build that nobody who may has signed. */
  vouches: boolean;
}

/** Reads what a command about one remote is asked; ends the process with 2 and a sentence where that is wrong. */
export function readArguments(args: readonly string[] = process.argv.slice(2)): ReleaseArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { only: { type: 'string' }, why: { type: 'string' }, vouch: { type: 'boolean', default: false } },
    });
    const [name = '', version] = positionals;
    if (!REMOTES.some((known) => known === name))
      throw new Error(`There is no remote "${name}". Remotes: ${REMOTES.join(', ')}.`);
    return { name: name as Remote, version, only: values.only?.split(','), why: values.why ?? '', vouches: values.vouch };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(2);
  }
}
