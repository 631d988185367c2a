import type { Readable } from 'node:stream';

/**
 * Content on its way into a store: in memory, or in a file
 * that was written down before, with its SHA-256 in hex.
 */
export type Content = Uint8Array | SpooledContent;

export interface SpooledContent {
  path: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** A part of an object, in bytes from its start; `end` is included, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  /** Bytes of the whole object, whatever part is being read. */
  size: number;
  stream: Readable;
}

/**
 * Where files are kept. Every store behaves the same: an object is there whole or not at all,
 * anyone who reads while it is replaced gets the old one or the new one, and taking away what is not
 * there is no error. Keys are `isStorageKey`; anything else is a mistake of ours and throws
 * `TypeError`. A store that cannot be used throws `STORAGE_FAILED`.
 */
export interface Storage {
  put(key: string, content: Content, contentType: string): Promise<void>;
  /**
   * The object, or the part of it that `range` names; null
   * when there is none. The stream must be read or destroyed.
   */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** The keys that begin with `prefix`, in the order of their characters. */
  list(prefix: string): AsyncIterable<string>;
}

const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;
const MAX_KEY_CHARS = 500;

/**
 * Small letters, digits, dots, dashes; segments begin with
 * a letter or digit, so that none leads out of the store.
 */
export function isStorageKey(key: string): boolean {
  return key.length <= MAX_KEY_CHARS && KEY.test(key);
}

/** Throws for what is no key. Keys are made by us, never by visitors. */
export function requireStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new TypeError(`No key of a store: ${JSON.stringify(key)}`);
  return key;
}
