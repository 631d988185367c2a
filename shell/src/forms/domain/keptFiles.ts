import { keptName } from './formNames.ts';
import type { FieldView } from './formView.ts';

/** A file of a form posted without scripts that the provider keeps for its sender. */
export interface KeptFile {
  /** The id of the upload. */
  id: string;
  name: string;
}
export type KeptFiles = Readonly<Record<string, KeptFile>>;

const ID_LENGTH = 36;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MAX_NAME = 200;

/** What the tick of a kept file posts. */
export function keptValue({ id, name }: KeptFile): string {
  return `${id} ${name}`;
}

/** The files of earlier posts that are still ticked, by the slug of their field. The provider checks whose they are. */
export function keptFilesIn(fields: readonly FieldView[], data: FormData): KeptFiles {
  const found = fields.flatMap(({ kind, slug }) => {
    const value = kind === 'file' ? data.get(keptName(slug)) : null;
    if (typeof value !== 'string' || !ID.test(value.slice(0, ID_LENGTH))) return [];
    const name = value.slice(ID_LENGTH + 1, ID_LENGTH + 1 + MAX_NAME);
    return [[slug, { id: value.slice(0, ID_LENGTH), name }] as const];
  });
  return Object.fromEntries(found);
}

/** The ids of kept files, as an entry names them. */
export function idsOf(files: KeptFiles): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([slug, { id }]) => [slug, id]));
}
