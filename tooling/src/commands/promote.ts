import { CHANGE_COMMANDS } from '../release/changeCommands.ts';
import { EXIT } from '../release/followChange.ts';
import { openBrowser } from '../release/openBrowser.ts';
import { readArguments } from '../release/readArguments.ts';
import { passesInBrowser } from '../release/tryInBrowser.ts';

// `run.mjs promote <remote> [version] [--why words] [--vouch] [--canary SHARE] [--preview] [--try]`;
// `--try` opens its pages in a browser first
const { name, version, isTried } = readArguments();
const say = (line: string) => void process.stdout.write(`${line}\n`);
const fail = (error: unknown) => (say(`✗ ${error instanceof Error ? error.message : String(error)}`), false);
if (isTried && version !== undefined && !(await passesInBrowser({ name, version, openBrowser, say }).catch(fail)))
  process.exit(EXIT.refused);
await CHANGE_COMMANDS.promote();
