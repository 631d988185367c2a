import { toSpielplanError } from '@spielplan/shared-contracts/errors';
import { parseConfiguration } from '../configuration.ts';
import { memoryFolder, openReleaseMemory } from '../releases/createReleaseMemory.ts';
import { describeFeed } from '../releases/describeFeed.ts';
import { openReleaseSource, readOperators, trustSource } from '@spielplan/shared-contracts/feed';

// `npm run releases [-- confirm]`: says what the feed names and
// whether this machine's shell follows it; `confirm` lets it.
const [word = 'list'] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { releases, lastGoodDir, trust, unsignedReleases } = parseConfiguration(process.env);
const operators = await readOperators(trust, unsignedReleases);
const memory = openReleaseMemory(memoryFolder(lastGoodDir, releases, operators !== null));
const report = await describeFeed(trustSource(openReleaseSource(releases), operators), memory).catch((error: unknown) => {
  const { code, detail } = toSpielplanError(error);
  process.stderr.write(`The feed is not followed: ${code} ${detail ?? ''}\n`);
  process.exit(1);
});
report.lines.forEach(say);
if (word === 'confirm') {
  await report.confirm();
  say(report.isHeld ? 'Confirmed: the shell follows it at its next look.' : 'There was nothing to confirm.');
} else if (word !== 'list') {
  process.stderr.write('Usage: npm run releases [-- list | confirm]\n');
  process.exitCode = 2;
} else if (report.isHeld) process.exitCode = 1;
