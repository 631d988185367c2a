import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { documentVersions } from '../../platform/database/schema/index.ts';
import type { EditorRow } from '../../accounts/index.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { ownerColumns, type Place } from '../content/place.ts';
import type { LockedDocument } from '../drafts/workingCopy.ts';
import { describeFirst } from './describeChange.ts';
import { keepSnapshot, removeUnused } from './snapshots.ts';

/** A sitting ends when an editor has changed nothing for so long. */
const SITTING_MS = 30 * 60_000;

export interface Change {
  action: 'create' | 'update' | 'delete' | 'restore';
  summary: Localised;
}

export interface NewVersion extends Change {
  kind: 'automatic' | 'published' | 'named';
  /** A save that is live at once: it is published, and one version with the others of its sitting. */
  isLiveSave?: boolean;
  /** Stays as it is, whatever is written later in the same sitting. */
  isFrozen?: boolean;
  name?: string;
  /** Null where nobody is logged in: a time has come. */
  editor: Pick<EditorRow, 'id' | 'username'> | null;
  /** Epoch ms. */
  now: number;
}

/** The versions of a document. */
export function versionsOf({ contentType, objectId }: Place): SQL {
  if (contentType === 'page') return eq(documentVersions.pageId, objectId);
  const isThere = and(eq(documentVersions.contentType, contentType), eq(documentVersions.objectId, objectId));
  return and(isNull(documentVersions.pageId), isThere) ?? sql`false`;
}

/** Writes the working state as a version. One of the same editor and sitting takes the change in, where nobody asked for it. */
export async function keepVersion(tx: Queries, document: LockedDocument, version: NewVersion): Promise<number> {
  const { kind, isLiveSave = false, isFrozen = false, name = null, editor, now, action, summary } = version;
  const snapshotHash = await keepSnapshot(tx, document);
  const state = { snapshotHash, revision: document.row.revision, changed: new Date(now), action, summary };
  // What a restore replaces is in no other version.
  const rolls = (kind === 'automatic' || isLiveSave) && !isFrozen && action !== 'restore' && editor;
  const rolling = rolls ? await findRolling(tx, document, { editorId: editor.id, now, isLiveSave }) : null;
  if (rolling) {
    await tx.update(documentVersions).set(state).where(eq(documentVersions.id, rolling.id));
    if (rolling.snapshotHash !== snapshotHash) await removeUnused(tx, rolling.snapshotHash);
    return rolling.id;
  }
  const who = { editorId: editor?.id ?? null, username: editor?.username ?? '' };
  const [row] = await tx
    .insert(documentVersions)
    .values({ ...ownerColumns(document.place), ...state, ...who, kind, isLiveSave, name, created: state.changed })
    .returning({ id: documentVersions.id });
  return row?.id ?? 0;
}

/** Writes that the version which a plan was made of is published, once more under its new kind. */
export async function keepPlannedVersion(
  tx: Queries,
  { place, row }: LockedDocument,
  { kind, editor, now, action, summary }: NewVersion,
): Promise<void> {
  const [planned] = await tx
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.id, row.planVersion ?? 0));
  if (!planned) return;
  const at = new Date(now);
  const { snapshotHash, revision } = planned;
  const who = { editorId: editor?.id ?? null, username: editor?.username ?? '' };
  await tx
    .insert(documentVersions)
    .values({ ...ownerColumns(place), ...who, snapshotHash, revision, kind, action, summary, created: at, changed: at });
}

interface Sitting {
  editorId: number;
  now: number;
  isLiveSave: boolean;
}

/** What this editor wrote lately in the same way, unless something was published, planned, named or restored since. */
async function findRolling(tx: Queries, { place, row: { planVersion } }: LockedDocument, { editorId, now, isLiveSave }: Sitting) {
  const rows = await tx.select().from(documentVersions).where(versionsOf(place)).orderBy(desc(documentVersions.id)).limit(20);
  const last = rows.findIndex((row) => {
    const isSaved = isLiveSave ? row.isLiveSave : row.kind === 'automatic';
    return !isSaved || row.action === 'restore' || row.id === planVersion;
  });
  return (
    (last < 0 ? rows : rows.slice(0, last)).find(
      (row) => row.editorId === editorId && row.changed.getTime() > now - SITTING_MS,
    ) ?? null
  );
}

/** The states before a first change, which have no author; written once the change is certain. */
export async function keepFirstStates(tx: Queries, { clock }: ProviderContext, locked: readonly LockedDocument[]) {
  const firsts = new Map<LockedDocument, string>();
  for (const document of locked) {
    const [known] = await tx
      .select({ id: documentVersions.id })
      .from(documentVersions)
      .where(versionsOf(document.place))
      .limit(1);
    if (!known) firsts.set(document, await keepSnapshot(tx, document));
  }
  return {
    async insert(document: LockedDocument): Promise<void> {
      const snapshotHash = firsts.get(document);
      if (snapshotHash === undefined) return;
      const { place, row } = document;
      const created = new Date(clock.now());
      const what = { kind: 'first', action: 'first', username: '', summary: describeFirst() } as const;
      const when = { revision: row.revision, created, changed: created };
      await tx.insert(documentVersions).values({ ...ownerColumns(place), ...what, ...when, snapshotHash });
    },
  };
}
