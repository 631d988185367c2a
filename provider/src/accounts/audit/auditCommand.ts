import { parseArgs } from 'node:util';
import { asc, eq, gte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { connectForCommand, readCommandConfiguration } from '../../platform/database/connectForCommand.ts';
import { runCommand } from '../../platform/database/runCommand.ts';
import { auditLog, editors } from '../../platform/database/schema/index.ts';

const DAY_MS = 86_400_000;

await runCommand(async (say) => {
  const { days = '30' } = parseArgs({ options: { days: { type: 'string' } } }).values;
  if (!/^\d{1,5}$/.test(days)) throw new Error('npm run audit -w provider -- [--days NUMBER]');
  const database = await connectForCommand(readCommandConfiguration());
  const actors = alias(editors, 'actors');
  try {
    const rows = await database.db
      .select({ line: auditLog, username: editors.username, actor: actors.username })
      .from(auditLog)
      .leftJoin(editors, eq(editors.id, auditLog.accountId))
      .leftJoin(actors, eq(actors.id, auditLog.actorId))
      .where(gte(auditLog.at, new Date(Date.now() - Number(days) * DAY_MS)))
      .orderBy(asc(auditLog.id));
    for (const { line, username, actor } of rows) {
      const account = username ?? (line.accountId === null ? 'no account' : `account ${line.accountId}, removed`);
      const by = line.actorId === null ? null : `by ${actor ?? `account ${line.actorId}, removed`}`;
      const { at, event, network, accountHash, detail } = line;
      say([at.toISOString(), event, account, by, network, accountHash, detail].filter(Boolean).join('  '));
    }
    if (rows.length === 0) say(`Nothing in the last ${days} days.`);
  } finally {
    await database.close();
  }
});
