import { startTestProvider } from '../../testing/testProvider.ts';
import { measureQuality, measureSpelling, type QualityReport } from './measureQuality.ts';
import { HELD_OUT_CASES, TUNED_CASES } from './spellingCases.ts';

// `npm run search:quality -w provider`: how many terms find what they should. Exit code 1 below nine
// in ten of cases.ts. `--tuning` leaves out the held-out terms, for changes of the search.
const MIN_SHARE = 0.9;

const provider = await startTestProvider();
try {
  const all = print('terms', await measureQuality(provider.url));
  print('tuned spellings', await measureSpelling(provider.url, TUNED_CASES));
  if (!process.argv.includes('--tuning')) print('held-out spellings', await measureSpelling(provider.url, HELD_OUT_CASES));
  process.exitCode = all >= MIN_SHARE ? 0 : 1;
} finally {
  await provider.close();
}

function print(name: string, { asked, answered, missed }: QualityReport): number {
  for (const line of missed) process.stdout.write(`missed  ${line}\n`);
  process.stdout.write(`${answered} of ${asked} ${name} find what they should: ${((answered / asked) * 100).toFixed(1)} %\n`);
  return answered / asked;
}
