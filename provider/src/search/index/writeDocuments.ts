import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { SearchKind } from '@spielplan/shared-contracts/api';
import type { Db } from '../../platform/database/connect.ts';
import { readRows } from '../readRows.ts';
import { foldText } from '../text/parseWords.ts';
import { foldWord } from '../text/foldWord.ts';
import { indexedWords } from '../text/indexedWords.ts';
import { checksumOf, leadWordsOf, type SearchDocument, writeDocument, type WrittenDocument } from './searchDocument.ts';

type Transaction = Pick<Db, 'execute'>;
type Counted = Pick<WrittenDocument, 'lang' | 'kind' | 'title' | 'lead' | 'labels' | 'words' | 'foreign_words' | 'dates'>;

/** Their texts are folded in this process: requests have their turn after each batch. */
const BATCH_ROWS = 80;
const WORTH_ANALYSING = 50;
/** They collect new entries until they are told to sort them in. */
const COLLECTING_INDEXES = [
  'search_documents_by_vector',
  'search_phrases_by_word',
  'search_words_by_letters_de',
  'search_words_by_letters_en',
];

/**
 * Makes the index of these kinds hold exactly these documents. Only what differs is written; the
 * vocabulary and the phrases are counted up and down with it. Returns how many documents came,
 * changed or went.
 */
export async function writeDocuments(
  tx: Transaction,
  kinds: readonly SearchKind[],
  documents: readonly SearchDocument[],
): Promise<number> {
  const wanted = new Map(
    documents.map((document) => [
      keyOf(document.lang, document.kind, document.itemId),
      { document, checksum: checksumOf(document) },
    ]),
  );
  const known = await readRows<{ lang: string; kind: string; item_id: number; checksum: string }>(
    tx,
    sql`select lang, kind, item_id, checksum from search_documents where kind in ${[...kinds]}`,
  );
  const isSame = (row: (typeof known)[number]) => wanted.get(keyOf(row.lang, row.kind, row.item_id))?.checksum === row.checksum;
  const old = known.filter((row) => !isSame(row));
  const same = new Set(known.filter(isSame).map((row) => keyOf(row.lang, row.kind, row.item_id)));
  const fresh = [...wanted]
    .filter(([key]) => !same.has(key))
    .map(([, { document }]) => document)
    .toSorted((a, b) => a.groupId - b.groupId);

  const counts = createCounts();
  for (const rows of slices(old)) {
    const removed = await readRows<Counted>(
      tx,
      sql`delete from search_documents d using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as old (lang text, kind text, item_id integer)
          where d.lang = old.lang and d.kind = old.kind and d.item_id = old.item_id returning d.lang, d.kind, d.title, d.lead, d.labels, d.words, d.foreign_words, d.dates`,
    );
    for (const document of removed) counts.add(document, -document.dates);
  }
  for (const slice of slices(fresh)) {
    await nextTurn();
    const rows = slice.map(writeDocument);
    await tx.execute(sql`
      with fresh as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (lang text, kind text, item_id integer, group_id integer,
          title text, title_folded text, lead text, body text, link text, image text, image_alt text, shown_at timestamptz, dates integer,
          labels jsonb, words jsonb, foreign_words jsonb, checksum text, texts jsonb, label_words text)
      ), bases as materialized (
        select lang, texts, search_vector(lang, texts ->> 0, texts ->> 1, texts ->> 2, texts ->> 3) as vector
        from (select distinct lang, texts from fresh) as different
      )
      insert into search_documents (lang, kind, item_id, group_id, title, title_folded, lead, body, link, image, image_alt, shown_at,
        dates, labels, words, foreign_words, checksum, vector)
      select lang, kind, item_id, group_id, title, title_folded, lead, body, link, image, image_alt, shown_at, dates,
        array(select jsonb_array_elements_text(labels)), array(select jsonb_array_elements_text(words)),
        array(select jsonb_array_elements_text(foreign_words)), checksum,
        bases.vector || setweight(to_tsvector(search_configuration(lang), label_words), 'B')
      from fresh join bases using (lang, texts)
    `);
    for (const document of rows) counts.add(document, document.dates);
  }
  await counts.write(tx);
  for (const index of COLLECTING_INDEXES) await tx.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
  // The embedded engine never does it by itself, and
  // without it every plan is made for an empty table.
  if (old.length + fresh.length >= WORTH_ANALYSING) await tx.execute(sql`analyze search_documents, search_words, search_phrases`);
  return old.length + fresh.length;
}

/**
 * Adds up how many documents more or fewer hold each word and phrase, and writes the differences.
 */
function createCounts() {
  const words = new Map<string, { lang: string; word: string; documents: number; own: number; leads: number }>();
  const phrases = new Map<string, { lang: string; phrase: string; level: number; documents: number }>();
  const addPhrase = (lang: string, phrase: string, level: number, by: number) => {
    const key = `${lang} ${level} ${phrase}`;
    const count = phrases.get(key) ?? { lang, phrase, level, documents: 0 };
    phrases.set(key, { ...count, documents: count.documents + by });
  };
  const addWord = (lang: string, word: string, by: number, ownBy: number, leadsBy: number) => {
    const key = `${lang} ${word}`;
    const count = words.get(key) ?? { lang, word, documents: 0, own: 0, leads: 0 };
    words.set(key, { ...count, documents: count.documents + by, own: count.own + ownBy, leads: count.leads + leadsBy });
  };
  return {
    add({ lang, kind, title, lead, labels, words: own, foreign_words: foreign }: Counted, by: number): void {
      const inLead = new Set(leadWordsOf({ lang, kind, lead }));
      for (const word of own) addWord(lang, word, by, by, inLead.has(word) ? by : 0);
      for (const word of foreign) addWord(lang, word, by, 0, 0);
      addPhrase(lang, title, 1, by);
      for (const label of labels) addPhrase(lang, label, 2, by);
    },
    async write(tx: Transaction): Promise<void> {
      const changedWords = [...words.values()].filter(({ documents, own, leads }) => documents !== 0 || own !== 0 || leads !== 0);
      for (const rows of slices(changedWords, BATCH_ROWS * 5)) {
        const folded = rows.map((row) => ({ ...row, folded: foldWord(row.word) }));
        await tx.execute(sql`
          insert into search_words (lang, word, folded, documents, own_documents, lead_documents)
          select lang, word, folded, documents, own, leads
          from jsonb_to_recordset(${JSON.stringify(folded)}::jsonb)
            as fresh (lang text, word text, folded text, documents integer, own integer, leads integer)
          on conflict (lang, word) do update set documents = search_words.documents + excluded.documents,
            own_documents = search_words.own_documents + excluded.own_documents,
            lead_documents = search_words.lead_documents + excluded.lead_documents
        `);
      }
      const changedPhrases = [...phrases.values()].filter(({ documents }) => documents !== 0);
      for (const rows of slices(changedPhrases, BATCH_ROWS * 5)) {
        const folded = rows.map((row) => ({ ...row, folded: foldText(row.phrase), words: wordsOf(row.phrase) }));
        await tx.execute(sql`
          insert into search_phrases (lang, phrase, level, folded, vector, documents)
          select lang, phrase, level, folded, to_tsvector('simple', words), documents
          from jsonb_to_recordset(${JSON.stringify(folded)}::jsonb) as fresh (lang text, phrase text, level smallint, folded text, words text, documents integer)
          on conflict (lang, phrase, level) do update set documents = search_phrases.documents + excluded.documents
        `);
      }
      await tx.execute(sql`delete from search_words where documents <= 0`);
      await tx.execute(sql`delete from search_phrases where documents <= 0`);
    },
  };
}

/**
 * The words of a phrase, folded, and the parts of its
 * compounds: "Konzert" offers "Sinfoniekonzert" too.
 */
function wordsOf(phrase: string): string {
  return `${foldText(phrase)} ${indexedWords(phrase).parts}`;
}

function keyOf(lang: string, kind: string, itemId: number): string {
  return `${lang} ${kind} ${itemId}`;
}

function* slices<T>(rows: readonly T[], size = BATCH_ROWS): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
