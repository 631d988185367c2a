import { HELD_KEY } from '@spielplan/shared-contracts/storage';
import type { HeldLine } from '../domain/cart/heldLine.ts';
import { inLanguage, rememberWords } from './lineWords.ts';
import { isCount, isRecord } from './readValue.ts';

/**
 * What this browser remembers of its cart beside the cookies.
 * Other tabs hear of it by the browser's `storage` event.
 */
export interface CartRecord {
  lines: HeldLine[];
  /** Epoch ms of this browser's clock. */
  until: number;
  isRenewable: boolean;
  /** The deadline whose warning a visitor has read already. */
  warned: number | null;
  /** It ran out, and can be reserved again. */
  isExpired: boolean;
  /** The names of the hold requests that reserve it again, so that two tabs do it once. */
  keys: string[];
}

/** What ran out is offered again for so long. */
const OFFERED_MS = 3_600_000;
let remembered: CartRecord | null = null;
/** The browser did not keep what was last written. */
let isForgetful = false;

/**
 * What is remembered; null where there is nothing, or it is too
 * old. A browser that keeps nothing remembers as long as the page.
 */
export function getCartRecord(now: number): CartRecord | null {
  const record = stored();
  if (!record || now >= record.until + OFFERED_MS) return null;
  return { ...record, lines: record.lines.map((line) => inLanguage(line, tabLanguage())) };
}

/** Remembers, or with `null` forgets. */
export function writeCartRecord(given: CartRecord | null): void {
  const known = stored()?.lines ?? [];
  const record = given && { ...given, lines: given.lines.map((line) => rememberWords(line, known, tabLanguage())) };
  remembered = record;
  try {
    if (record) localStorage.setItem(HELD_KEY, JSON.stringify(record));
    else localStorage.removeItem(HELD_KEY);
    isForgetful = false;
  } catch {
    // Storage is forbidden or full: the page itself remembers, and what is there is older than that.
    isForgetful = true;
    forgetStored();
  }
}

/** A page in another language is another document. */
function tabLanguage(): string {
  return document.documentElement.lang;
}

/** Taking away works where storage is full. */
function forgetStored(): void {
  try {
    localStorage.removeItem(HELD_KEY);
  } catch {
    // It is forbidden, and nothing is there.
  }
}

function stored(): CartRecord | null {
  if (isForgetful) return remembered;
  try {
    const found = localStorage.getItem(HELD_KEY);
    const record: unknown = found === null ? null : JSON.parse(found);
    return isCartRecord(record) ? record : null;
  } catch {
    return remembered;
  }
}

/**
 * What an earlier release or somebody's hand has written is no
 * record of ours. Only what is calculated with is looked at.
 */
function isCartRecord(value: unknown): value is CartRecord {
  if (!isRecord(value) || !isList(value.lines) || !isList(value.keys) || typeof value.until !== 'number') return false;
  return (
    value.keys.every((key) => typeof key === 'string') && value.lines.every((line) => isRecord(line) && isCount(line.quantity))
  );
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}
