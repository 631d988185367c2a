import { PGlite } from '@electric-sql/pglite';
import { allCalls, callPath } from '@spielplan/shared-contracts/api';
import { Client } from 'pg';
import type { RunningProvider } from '../server.ts';

/** A statement as the engine got it, and what its plan reads as a whole. */
export interface ReadWhole {
  table: string;
  statement: string;
}

interface Statement {
  text: string;
  values: readonly unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Collects what the database is asked until `stop`; on the embedded engine without what transactions ask. */
export function recordStatements(): { statements: ReadonlyMap<string, Statement>; stop: () => void } {
  const statements = new Map<string, Statement>();
  const record = (query: unknown, values: unknown) => {
    const { text, values: own } = typeof query === 'string' ? { text: query, values: undefined } : (query as Partial<Statement>);
    if (text && /^\s*(select|with|insert|update|delete)/i.test(text)) {
      statements.set(text, { text, values: (own ?? values ?? []) as readonly unknown[] });
    }
  };
  const [embedded, server] = [PGlite.prototype, Client.prototype];
  const [askEmbedded, askServer] = [embedded.query, server.query];
  embedded.query = function query(this: PGlite, ...given: Parameters<typeof askEmbedded>) {
    record(given[0], given[1]);
    return askEmbedded.apply(this, given);
  } as typeof askEmbedded;
  server.query = function query(this: Client, ...given: unknown[]) {
    record(given[0], given[1]);
    return Reflect.apply(askServer, this, given) as unknown;
  } as typeof askServer;
  const stop = () => {
    embedded.query = askEmbedded;
    server.query = askServer;
  };
  return { statements, stop };
}

/** What of these tables is read as a whole; `explain` tells the plan of a statement. */
export async function findReadWhole(
  statements: Iterable<Statement>,
  tables: ReadonlySet<string>,
  explain: (text: string, values: unknown[]) => Promise<unknown>,
): Promise<ReadWhole[]> {
  const found: ReadWhole[] = [];
  for (const { text, values } of statements) {
    const plan = await explain(`explain (format json) ${text}`, [...values]);
    const [{ Plan: root }] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [{ Plan: PlanNode }];
    for (const table of tablesReadWhole(root)) if (tables.has(table)) found.push({ table, statement: text.replace(/\s+/g, ' ') });
  }
  return found;
}

function tablesReadWhole({ 'Node Type': type, 'Relation Name': table, Plans: children = [] }: PlanNode): string[] {
  return [...(type === 'Seq Scan' && table ? [table] : []), ...children.flatMap(tablesReadWhole)];
}

/** Asks every call that is for everybody once, and searches in every way there is; `ids` by the id of a call. */
export async function askAsVisitors({ url }: RunningProvider, ids: Readonly<Record<string, number>>): Promise<void> {
  const terms = ['Konzert', 'Xyzzyq', 'Nachtstueke', 'heute', 'Konzert am Samstag', 'Roll Stuhl', 'night pieces', 'Anfahrt'];
  for (const call of Object.values(allCalls)) {
    if (call.method !== 'GET' || call.access) continue;
    const filled = { lang: 'de', id: ids[call.id] ?? 1, slug: 'home-house', path: '' };
    const isSearch = call.path.includes('/search/');
    for (const query of isSearch ? terms : ['Konzert']) {
      const page: Record<string, string> = call.id === 'events' ? { page_size: '20', counts: 'options' } : { query };
      await (await fetch(`${url}${callPath(call, filled)}?${new URLSearchParams(page)}`)).arrayBuffer();
    }
  }
}
