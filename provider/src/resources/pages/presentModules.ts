import type { PageModule } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { modules } from '../../database/schema/index.ts';
import { poster } from '../../media/picture.ts';

type ModuleRow = typeof modules.$inferSelect;

/** A stored reference to a generated picture; answers carry the whole picture in its place. */
export interface StoredPicture {
  poster: string;
  alt: string;
}

/** A page's blocks as a tree, in one language; rows come in the order of the page. */
export function presentModules(rows: ModuleRow[], lang: Language): PageModule[] {
  const childrenOf = (parentId: number | null, columnIndex: number | null): PageModule[] =>
    rows.filter((row) => row.parentId === parentId && row.columnIndex === columnIndex).map(present);

  const present = (row: ModuleRow): PageModule => ({
    ...(withPictures(row.fields[lang]) as Record<string, unknown>),
    id: row.id,
    slug: row.slug,
    model: row.model,
    parent: row.parentId,
    content_type: 'page',
    object_id: row.pageId,
    columns: row.columns.map((classes, index) => ({ classes, children: childrenOf(row.id, index) })),
  });

  return childrenOf(null, null);
}

function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures);
  if (typeof value !== 'object' || value === null) return value;
  if (isStoredPicture(value)) return poster(value.poster, value.alt);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPictures(inner)]));
}

function isStoredPicture(value: object): value is StoredPicture {
  return 'poster' in value && typeof value.poster === 'string' && 'alt' in value;
}
