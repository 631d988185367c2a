import { readSwitches } from '../platform/settings/shopHours.ts';
import { announceChanges } from '../platform/changes/announceChanges.ts';
import { connectForCommand, readCommandConfiguration } from '../platform/database/connectForCommand.ts';
import { runCommand } from '../platform/database/runCommand.ts';
import { openShop } from './afterRestore.ts';

// `npm run shop -w provider -- [open|shut]`: the stored setting, as at `/cms-hub/online`; without a word what it says.
await runCommand(async (say) => {
  const [word, ...more] = process.argv.slice(2);
  if (more.length > 0 || (word !== undefined && word !== 'open' && word !== 'shut'))
    throw new Error('npm run shop -w provider -- [open|shut]');
  const configuration = readCommandConfiguration();
  const database = await connectForCommand(configuration);
  try {
    if (word !== undefined) await database.db.transaction((tx) => openShop(tx, word === 'open'));
    const { is_shop_online: isOpen, is_site_online: hasSite } = await readSwitches(database.db);
    say(`The shop is ${isOpen ? 'open' : 'shut'}.${hasSite ? '' : ' The site is closed, and the shop with it.'}`);
    if (isOpen && !configuration.isShopOnline) say('SHOP_OFFLINE shuts it all the same.');
  } finally {
    await database.close();
  }
  if (word !== undefined) say(await announceChanges(configuration));
});
