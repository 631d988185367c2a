import { parseConfiguration } from '../configuration.ts';
import { memoryFolder, openReleaseMemory } from '../releases/createReleaseMemory.ts';
import { describeFeed } from '../releases/describeFeed.ts';
import { openReleaseSource } from '../releases/ReleaseSource.ts';

// `npm run releases [-- confirm]`: says what the feed names and
// whether this machine's shell follows it; `confirm` lets it.
const [word = 'list'] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { releases, lastGoodDir } = parseConfiguration(process.env);
const report = await describeFeed(openReleaseSource(releases), openReleaseMemory(memoryFolder(lastGoodDir, releases)));
report.lines.forEach(say);
if (word === 'confirm') {
  await report.confirm();
  say(report.isHeld ? 'Confirmed: the shell follows it at its next look.' : 'There was nothing to confirm.');
} else if (word !== 'list') {
  process.stderr.write('Usage: npm run releases [-- list | confirm]\n');
  process.exitCode = 2;
} else if (report.isHeld) process.exitCode = 1;
