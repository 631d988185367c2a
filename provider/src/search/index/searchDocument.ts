import { createHash } from 'node:crypto';
import type { SearchKind } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { COMPOUND_PARTS } from '../text/compoundParts.ts';
import { indexedWords } from '../text/indexedWords.ts';
import { namesInGenitive } from '../text/namesInGenitive.ts';
import { foldText, parseJoinedWords, parseWords } from '../text/parseWords.ts';
import { isStopWord } from '../text/stopWords.ts';

/** A thing that can be found, in one language: what is shown of it, and what it is found by. */
export interface SearchDocument {
  lang: Language;
  kind: SearchKind;
  itemId: number;
  /** Hits of one group are shown as one: the events of a production. */
  groupId: number;
  title: string;
  /** What stands above and below the title, plain text. */
  lead: string;
  /** The text, plain. */
  body: string;
  /** Found but not shown: who takes part. */
  other: string;
  /** The title in the other language: found, and never offered. */
  foreign: string;
  /**
   * Names of kinds, places and tags: found like what
   * stands around the title, and offered by autocomplete.
   */
  labels: readonly string[];
  link: string;
  image: string | null;
  imageAlt: string;
  shownAt: Date | null;
  /** How many dates it stands for, as which it counts; 1 unless it is said. */
  dates?: number;
}

/**
 * All documents of one part of the content, and when the
 * clock alone will change them; `null` if it will not.
 */
export interface SourceDocuments {
  documents: SearchDocument[];
  validUntil: Date | null;
}

/**
 * A document as it is written to the database: with its
 * words, and a checksum that tells whether it has changed.
 */
export interface WrittenDocument {
  lang: Language;
  kind: SearchKind;
  item_id: number;
  group_id: number;
  title: string;
  title_folded: string;
  lead: string;
  body: string;
  link: string;
  image: string | null;
  image_alt: string;
  shown_at: string | null;
  dates: number;
  labels: readonly string[];
  words: string[];
  foreign_words: string[];
  /**
   * What the documents of a production have in common, by weight: its vector is made once for all of them.
   */
  texts: [title: string, lead: string, body: string, other: string];
  label_words: string;
  checksum: string;
}

/**
 * Another one whenever documents are written differently, so
 * that every index is made again. The number is raised by hand.
 */
export const INDEX_FORMAT = createHash('sha1')
  .update(`6 ${COMPOUND_PARTS.join(' ')}`)
  .digest('base64url');

/** A vector has an upper size; nothing a reader would search for stands behind this. */
const MAX_CHARS = 60_000;

/**
 * Prepares a document for the database. The parts of a
 * compound weigh one step less than the word itself.
 */
export function writeDocument(document: SearchDocument): WrittenDocument {
  const { lang, kind, itemId, groupId, title, lead, link, image, imageAlt, shownAt, dates = 1, labels } = document;
  const body = document.body.slice(0, MAX_CHARS);
  const inTitle = indexedWords(title);
  const names = namesInGenitive(lead, lang);
  const inLead = indexedWords([lead, ...names].join(' '));
  const inLabels = indexedWords(labels.join(' · '));
  const inBody = indexedWords(body);
  const inOther = indexedWords(`${document.other} ${document.foreign}`);
  const words = vocabularyOf([title, lead, ...names, ...document.labels, body, document.other].join(' '));
  return {
    lang,
    kind,
    item_id: itemId,
    group_id: groupId,
    title,
    title_folded: foldText(title),
    lead,
    body,
    link,
    image,
    image_alt: imageAlt,
    shown_at: shownAt?.toISOString() ?? null,
    dates,
    labels: [...new Set(labels)].filter((label) => label !== '' && label !== title),
    words,
    foreign_words: vocabularyOf(document.foreign).filter((word) => !words.includes(word)),
    label_words: `${inLabels.words} ${inLabels.parts}`,
    texts: [
      inTitle.words,
      `${inTitle.parts} ${inLead.words}`,
      `${inLead.parts} ${inBody.words} ${inOther.words}`,
      `${inBody.parts} ${inOther.parts}`,
    ],
    checksum: checksumOf(document),
  };
}

/**
 * Tells whether a document is another one than the one that was
 * written. How it is written belongs to the source's signature.
 */
export function checksumOf(document: SearchDocument): string {
  return createHash('sha1')
    .update(`${INDEX_FORMAT} ${JSON.stringify(document)}`)
    .digest('base64url');
}

/**
 * Kinds whose dates (events) or opening sentences (stories) say nothing new around their titles.
 */
const WITHOUT_LEAD_WORDS: readonly SearchKind[] = ['event', 'article'];

/**
 * The words that stand around the title of a document and tell something of it: names above all.
 */
export function leadWordsOf({ lang, kind, lead }: Pick<SearchDocument, 'lang' | 'kind' | 'lead'>): string[] {
  if (WITHOUT_LEAD_WORDS.includes(kind)) return [];
  return vocabularyOf([lead, ...namesInGenitive(lead, lang)].join(' ')).filter((word) => !isStopWord(word, lang));
}

/** The different words of a text; numbers and the shortest words are not worth correcting. */
function vocabularyOf(text: string): string[] {
  const words = [...parseWords(text).map((word) => word.text), ...parseJoinedWords(text)];
  return [...new Set(words)].filter((word) => word.length > 2 && /^[\p{L}-]+$/u.test(word)).toSorted();
}
