import { startTestProvider } from '../../../testing/testProvider.ts';
import { measureQuality } from './measureQuality.ts';

// `npm run search:quality -w provider`: how many of the terms in cases.ts find what they should. Ends with 1 below nine in ten.
const LEAST = 0.9;

const provider = await startTestProvider();
try {
  const { asked, answered, missed } = await measureQuality(provider.url);
  for (const line of missed) process.stdout.write(`missed  ${line}\n`);
  process.stdout.write(`${answered} of ${asked} terms find what they should: ${((answered / asked) * 100).toFixed(1)} %\n`);
  process.exitCode = answered / asked >= LEAST ? 0 : 1;
} finally {
  await provider.close();
}
