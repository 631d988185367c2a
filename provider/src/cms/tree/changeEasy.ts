import { eq } from 'drizzle-orm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { events, productions } from '../../platform/database/schema/index.ts';
import { parseOwnAddress } from '../../documents/links/ownAddress.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { type SubjectRef, subjectOf } from '../../documents/content/easyLanguage.ts';
import { isStartPage, refuse, type TreeChange, type TreePage } from './changeTree.ts';

interface Wanted {
  is_easy?: boolean | undefined;
  easy_of?: string | null | undefined;
}

/**
 * Makes a page one in easy language, the twin of what is at an address, or an ordinary one again. Throws `INVALID_BODY`
 * where nothing of that kind is there or it is in easy language itself, `CONFLICT` where it has a twin already.
 */
export async function changeEasy(change: TreeChange, page: TreePage, wanted: Wanted, origin: string): Promise<void> {
  const { all, write, note } = change;
  const isEasy = wanted.is_easy ?? page.isEasy;
  const before = subjectOf(page);
  const subject = !isEasy ? null : wanted.easy_of === undefined ? before : await find(change, wanted.easy_of, origin);
  if (isEasy === page.isEasy && subject?.kind === before?.kind && subject?.id === before?.id) return;
  const others = all.filter(({ id, removedAt }) => id !== page.id && removedAt === null);
  if (isEasy && isStartPage(page)) throw refuse('is_easy', 'the start page is in everyday language');
  if (isEasy && hasTwin(others, { kind: 'page', id: page.id })) throw refuse('is_easy', 'it has a twin in easy language itself');
  if (subject) {
    if (subject.kind === 'page' && !others.some(({ id, isEasy: isOther }) => id === subject.id && !isOther))
      throw refuse('easy_of', 'that page is in easy language itself');
    if (hasTwin(others, subject)) throw new SpielplanError('CONFLICT', { field: 'easy_of', detail: 'it has a twin already' });
  }
  await write(page.id, { isEasy, easyKind: subject?.kind ?? null, easyId: subject?.id ?? null });
  await note(page.id, 'easy', subject ? `${subject.kind} ${subject.id}` : String(isEasy));
}

/** Whether one of these pages is the twin of a thing. */
export function hasTwin(others: readonly TreePage[], { kind, id }: SubjectRef): boolean {
  return others.some(({ easyKind, easyId }) => easyKind === kind && easyId === id);
}

async function find({ all, tx }: TreeChange, address: string | null, origin: string): Promise<SubjectRef | null> {
  if (address === null) return null;
  const own = parseOwnAddress(address, origin);
  const there = own && all.find((each) => each.removedAt === null && pagePaths(each)[own.lang] === own.path);
  if (there) return { kind: 'page', id: there.id };
  const { kind, id: written } = own?.target ?? {};
  const id = Number(written);
  if (kind === 'event' || kind === 'production') {
    const table = kind === 'event' ? events : productions;
    const rows = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
    if (rows.length > 0) return { kind, id };
  }
  throw refuse('easy_of', 'no page, event or production has this address');
}
