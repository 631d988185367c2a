import { parseArgs } from 'node:util';
import { REMOTES, type Remote } from '../parts.ts';

export interface ReleaseArguments {
  name: Remote;
  version: string | undefined;
  /** Checks to run alone. */
  only: readonly string[] | undefined;
  why: string;
  /** Whether to sign a build without an allowed signature. */
  vouches: boolean;
  /** Percent of visitors that are to get it. */
  canary: number | undefined;
  /** How long and for how many visitors a trial goes on before all get it. */
  minutes: number;
  visitors: number;
  /** Whether it is to be shown by a link alone. */
  isPreview: boolean;
  /** Whether scripts may be more than twice as long as the last release's. */
  isGrown: boolean;
  /** Whether its pages are opened in a browser before. */
  isTried: boolean;
  /** How long that link is valid. */
  hours: number;
}

const number = (text: string, name: string) => {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} takes a number.`);
  return value;
};

/** Reads what a command about one remote is asked; ends the process with 2 and a sentence where that is wrong. */
export function readArguments(args: readonly string[] = process.argv.slice(2)): ReleaseArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        why: { type: 'string' },
        vouch: { type: 'boolean', default: false },
        canary: { type: 'string' },
        minutes: { type: 'string', default: '10' },
        visitors: { type: 'string', default: '200' },
        preview: { type: 'boolean', default: false },
        grown: { type: 'boolean', default: false },
        try: { type: 'boolean', default: false },
        hours: { type: 'string', default: '24' },
      },
    });
    const [name = '', version] = positionals;
    // Remotes of other repositories are in the feed as well.
    if (!/^[a-z][a-z0-9]*$/.test(name)) throw new Error(`"${name}" is no name of a remote. Remotes here: ${REMOTES.join(', ')}.`);
    if (values.grown && !values.why) throw new Error('--grown asks for a reason: --why "…", which the history keeps.');
    return {
      name,
      version,
      only: values.only?.split(','),
      why: values.why ?? '',
      vouches: values.vouch,
      canary: values.canary === undefined ? undefined : number(values.canary, 'canary'),
      minutes: number(values.minutes, 'minutes'),
      visitors: number(values.visitors, 'visitors'),
      isPreview: values.preview,
      isGrown: values.grown,
      isTried: values.try,
      hours: number(values.hours, 'hours'),
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(2);
  }
}
