import { findUses } from '../release/findUses.ts';

// `run.mjs who-uses <slot | block | signal | path of a call>`: the current builds that name it.
const [word] = process.argv.slice(2);
if (!word) {
  process.stderr.write('Name a slot, a block, a signal or the path of a call: npm run who-uses -- event.booking\n');
  process.exit(2);
}
const uses = await findUses(word);
for (const { remote, version, isOwner } of uses)
  process.stdout.write(`${remote} ${version}${isOwner ? ', which shows it' : ''}\n`);
if (uses.length === 0) process.stdout.write(`No current build names "${word}".\n`);
