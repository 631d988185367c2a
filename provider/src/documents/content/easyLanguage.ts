import { and, eq, or, sql } from 'drizzle-orm';
import type { EasySubject, EventDetail, Page } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../../platform/database/connect.ts';
import { events, pages, productions } from '../../platform/database/schema/index.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { keyOf, readTargets } from '../links/readTargets.ts';
import { isKept } from '../isKept.ts';
import type { PageRow } from './presentPage.ts';

type Reads = Pick<Db, 'select'>;

/** A page, event or production that may have a twin. */
export interface SubjectRef {
  kind: EasySubject;
  id: number;
}

/** The twin that visitors see of the first of these that has one. */
export async function readTwin(db: Reads, subjects: readonly SubjectRef[]): Promise<Pick<EventDetail, 'easy_language'>> {
  const isOfOne = or(...subjects.map(({ kind, id }) => and(eq(pages.easyKind, kind), eq(pages.easyId, id))));
  const rows = await db
    .select({ path: pages.path, kind: pages.easyKind })
    .from(pages)
    .where(and(isKept, eq(pages.isOnline, true), eq(pages.isEasy, true), isOfOne));
  const [twin] = subjects.flatMap(({ kind }) => rows.find((row) => row.kind === kind) ?? []);
  return twin ? { easy_language: { urls: pagePaths(twin) } } : {};
}

/** What a page says of easy language: its own twin, or what it is the twin of. */
export async function readEasyFields(
  db: Reads,
  page: PageRow,
  lang: Language,
  now: number,
): Promise<Pick<Page, 'easy_language' | 'easy_of'>> {
  if (!page.isEasy) return readTwin(db, [{ kind: 'page', id: page.id }]);
  const subject = subjectOf(page);
  const found = subject && (await readTargets(db, [targetOf(subject)], now)).get(keyOf(targetOf(subject)));
  const title = found?.isShown ? await readTitle(db, subject!, lang) : undefined;
  if (title === undefined) return { easy_of: null };
  return { easy_of: { content_type: subject!.kind, object_id: subject!.id, title, urls: found!.urls } };
}

export function subjectOf({ easyKind: kind, easyId: id }: Pick<PageRow, 'easyKind' | 'easyId'>): SubjectRef | null {
  return kind === null || id === null ? null : { kind, id };
}

export function targetOf({ kind, id }: SubjectRef) {
  return { kind, id: String(id) };
}

async function readTitle(db: Reads, { kind, id }: SubjectRef, lang: Language): Promise<string | undefined> {
  const rows =
    kind === 'page'
      ? await db.select({ title: pages.title }).from(pages).where(eq(pages.id, id))
      : await db
          .select({ title: productions.title })
          .from(productions)
          .where(
            kind === 'production'
              ? eq(productions.id, id)
              : eq(productions.id, sql`(${db.select({ id: events.productionId }).from(events).where(eq(events.id, id))})`),
          );
  return rows[0]?.title[lang];
}
