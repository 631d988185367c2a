import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SearchKind } from '@spielplan/shared-contracts/api';
import type { Db } from '../../platform/database/connect.ts';
import { readPersonDocuments, readSeriesDocuments, readVenueDocuments } from './houseDocuments.ts';
import { readLegalDocuments } from './legalDocuments.ts';
import { readMagazineDocuments } from './magazineDocuments.ts';
import { readPageDocuments } from './pageDocuments.ts';
import { readProgrammeDocuments } from './programmeDocuments.ts';
import { writeDates } from './searchDates.ts';
import { INDEX_FORMAT, type SearchDocument, type SourceDocuments } from './searchDocument.ts';
import { readRows } from '../readRows.ts';

/**
 * A part of the content that is indexed as a whole: the tables
 * it is made from and the kinds of documents that come of it.
 */
export interface Source {
  name: string;
  tables: readonly string[];
  kinds: readonly SearchKind[];
  /** Reads the documents as visitors see them at `now` (epoch ms). */
  read(db: Db, now: number): Promise<SourceDocuments>;
  /** Writes what belongs to the documents, and answers how many rows that are. */
  writeMore?(db: Db): Promise<number>;
}

const lasting = (read: (db: Db) => Promise<SearchDocument[]>): Source['read'] => {
  return async (db) => ({ documents: await read(db), validUntil: null });
};

export const SOURCES: readonly Source[] = [
  {
    name: 'programme',
    tables: [
      'events',
      'productions',
      'rooms',
      'venues',
      'exhibition_types',
      'genres',
      'series',
      'event_tags',
      'event_tag_links',
      'production_tags',
      'production_tag_links',
      'production_persons',
      'persons',
    ],
    kinds: ['event', 'production'],
    read: lasting(readProgrammeDocuments),
    writeMore: writeDates,
  },
  {
    name: 'magazine',
    tables: ['articles', 'article_categories', 'article_category_links', 'article_tags', 'article_tag_links', 'modules'],
    kinds: ['article'],
    read: readMagazineDocuments,
  },
  { name: 'venues', tables: ['venues', 'rooms'], kinds: ['venue'], read: lasting(readVenueDocuments) },
  {
    name: 'persons',
    tables: ['persons', 'person_categories', 'person_category_links'],
    kinds: ['person'],
    read: lasting(readPersonDocuments),
  },
  { name: 'series', tables: ['series'], kinds: ['series'], read: lasting(readSeriesDocuments) },
  {
    name: 'pages',
    tables: ['pages', 'modules', 'legal_texts'],
    kinds: ['page'],
    async read(db, now) {
      const { documents, validUntil } = await readPageDocuments(db, now);
      return { documents: [...documents, ...(await readLegalDocuments(db))], validUntil };
    },
  },
];

/**
 * What the sources are made from, in one short text each: it is another one whenever
 * a row of their tables is. The engine's version is in it because its stemmers are.
 */
export async function readSignatures(db: Pick<Db, 'execute'>): Promise<Map<string, string>> {
  const tables = [...new Set(SOURCES.flatMap((source) => source.tables))];
  const sums = tables.map(
    (table) =>
      sql`select ${table}::text as name, count(*) || ':' || coalesce(sum(hash_record_extended(t, 0)::numeric), 0) as sum from ${sql.identifier(table)} t`,
  );
  const result = await readRows<{ name: string; sum: string; engine: string }>(
    db,
    sql`
    select name, sum, current_setting('server_version_num') as engine from (${sql.join(sums, sql` union all `)}) sums
  `,
  );
  const sumOf = new Map(result.map(({ name, sum, engine }) => [name, `${engine} ${name} ${sum}`]));
  const signatureOf = ({ tables: own }: Source) =>
    createHash('sha1')
      .update([INDEX_FORMAT, ...own.map((table) => sumOf.get(table))].join('\n'))
      .digest('base64url');
  return new Map(SOURCES.map((source) => [source.name, signatureOf(source)]));
}
