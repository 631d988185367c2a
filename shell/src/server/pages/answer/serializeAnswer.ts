import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { serializeForScript } from '../../http/escape.ts';
import { packRecords } from './packRecords.ts';

/**
 * JSON of a page answer for a script element. What pages share, the site and the texts,
 * is two thirds of it and the same object from page to page: it is written once. Lists are tables (`packRecords`).
 */
export function serializeAnswer({ site, messages, ...page }: PageAnswer): string {
  const tables = Object.entries(messages).map(([owner, table]) => `${JSON.stringify(owner)}:${written(table)}`);
  return `${serializeForScript(packRecords(page)).slice(0, -1)},"site":${written(site)},"messages":{${tables.join(',')}}}`;
}

const known = new WeakMap<object, string>();

function written(value: object): string {
  let json = known.get(value);
  if (json === undefined) known.set(value, (json = serializeForScript(packRecords(value))));
  return json;
}
