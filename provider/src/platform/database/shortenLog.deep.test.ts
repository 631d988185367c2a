import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { makeEmptyFolder } from '../../testing/seededFolder.ts';
import { START_TIMEOUT_MS } from '../../testing/testProvider.ts';
import { connectEmbedded } from './connectEmbedded.ts';

/** Half a megabyte each. */
const WRITES = 240;

it(
  'the log of an embedded database is shortened while it runs',
  async () => {
    const { folder, remove } = makeEmptyFolder();
    const database = await connectEmbedded(folder, { checkpointEveryMs: 20 });
    const files = () => readdirSync(join(folder, 'database/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
    let most = 0;
    for (let count = 0; count < WRITES; count += 1) {
      await database.db.execute(sql`select pg_logical_emit_message(true, 'test', repeat('x', 500000))`);
      if (count % 20 === 19) await pause(100);
      most = Math.max(most, files());
    }
    await database.close();
    remove();
    expect(most).toBeLessThan(7);
  },
  START_TIMEOUT_MS,
);
