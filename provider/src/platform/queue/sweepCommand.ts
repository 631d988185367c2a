import { systemClock } from '../clock/clock.ts';
import { connectForCommand, readCommandConfiguration } from '../database/connectForCommand.ts';
import { runCommand } from '../database/runCommand.ts';
import { acceptPause, MAX_PAUSE_DAYS, readLastSweep } from './sweepGuard.ts';

// `npm run sweeps -w provider [-- accept]`: when what is too old was removed last; accept says that the clock is right.
await runCommand(async (say) => {
  const [word, ...more] = process.argv.slice(2);
  if (more.length > 0 || (word !== undefined && word !== 'accept')) throw new Error('npm run sweeps -w provider [-- accept]');
  const database = await connectForCommand(readCommandConfiguration());
  try {
    const last = await readLastSweep(database.db);
    say(last === null ? 'Nothing has been removed yet.' : `What is too old was removed last on ${new Date(last).toISOString()}.`);
    say(`It is now ${new Date().toISOString()}; more than ${MAX_PAUSE_DAYS} days later nothing is removed.`);
    if (word === undefined) return;
    await acceptPause(database.db, systemClock());
    say('The pause is accepted: the next sweep removes what is too old by this clock.');
  } finally {
    await database.close();
  }
});
