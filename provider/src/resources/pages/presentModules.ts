import { MODULES, type ModuleModel, type PageModule } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { modules } from '../../database/schema/index.ts';
import { withPictures } from './storedPicture.ts';

export type ModuleRow = typeof modules.$inferSelect;
/** A block without its revision, as saved states keep it. */
export type StoredModule = Omit<ModuleRow, 'revision'> & { revision?: number };

/** Blocks as a tree, in one language; rows come in the order of the page. */
export function presentModules(rows: readonly StoredModule[], lang: Language): PageModule[] {
  return childrenOf(rows, null, null, lang);
}

/** One block with everything in it. Fields that an editor left out get their defaults; an unknown model stays as it is. */
export function presentModule(rows: readonly StoredModule[], row: StoredModule, lang: Language): PageModule {
  return {
    ...withDefaults(row.model, withPictures(row.fields[lang]) as Record<string, unknown>),
    id: row.id,
    slug: row.slug,
    model: row.model,
    parent: row.parentId,
    content_type: row.contentType,
    object_id: row.pageId ?? row.objectId ?? 0,
    ...(isKnownModel(row.model) && { schema_version: MODULES[row.model].schemaVersion }),
    columns: row.columns.map((classes, index) => ({ classes, children: childrenOf(rows, row.id, index, lang) })),
    ...(row.revision !== undefined && { revision: row.revision }),
  };
}

/** Whether a model is one of the contract's. */
export function isKnownModel(model: string): model is ModuleModel {
  return Object.hasOwn(MODULES, model);
}

function childrenOf(
  rows: readonly StoredModule[],
  parentId: number | null,
  columnIndex: number | null,
  lang: Language,
): PageModule[] {
  return rows
    .filter((row) => row.parentId === parentId && row.columnIndex === columnIndex)
    .map((row) => presentModule(rows, row, lang));
}

function withDefaults(model: string, fields: Record<string, unknown>): Record<string, unknown> {
  if (!isKnownModel(model)) return fields;
  const complete = MODULES[model].fields.safeParse(fields);
  return complete.success ? { ...fields, ...complete.data } : fields;
}
