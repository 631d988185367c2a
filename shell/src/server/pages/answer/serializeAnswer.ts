import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { serializeForScript } from '../../http/escape.ts';

/**
 * JSON of a page answer for a script element. What pages share, the site and the texts,
 * is two thirds of it and the same object from page to page: it is written once.
 */
export function serializeAnswer({ site, messages, ...page }: PageAnswer): string {
  const tables = Object.entries(messages).map(([owner, table]) => `${JSON.stringify(owner)}:${written(table)}`);
  return `${serializeForScript(page).slice(0, -1)},"site":${written(site)},"messages":{${tables.join(',')}}}`;
}

const known = new WeakMap<object, string>();

function written(value: object): string {
  let json = known.get(value);
  if (json === undefined) known.set(value, (json = serializeForScript(value)));
  return json;
}
