/** An upload that has begun and not ended. */
export interface RememberedUpload {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  /** When the file was changed last; both in epoch ms. */
  modified: number;
  at: number;
}

const KEY = 'spielplan.media-uploads';
/** The provider forgets it then. */
const KEPT_MS = 86_400_000;

/** Uploads of this browser that were broken off, those of other accounts included: the provider tells whose they are. */
export function listRemembered(now = Date.now()): RememberedUpload[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered).filter(({ at }) => now - at < KEPT_MS) : [];
  } catch {
    return [];
  }
}

/** The upload of the same file, as far as a browser can tell; it goes on there. */
export function findRemembered({ name, size, lastModified }: File): number | null {
  return listRemembered().find((each) => each.name === name && each.size === size && each.modified === lastModified)?.id ?? null;
}

export function rememberUpload(id: number, { name, size, lastModified }: File): void {
  write([...listRemembered().filter((each) => each.id !== id), { id, name, size, modified: lastModified, at: Date.now() }]);
}

export function forgetUpload(id: number): void {
  write(listRemembered().filter((each) => each.id !== id));
}

/** A browser without storage begins again from the start. */
function write(uploads: readonly RememberedUpload[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(uploads));
  } catch {
    /* Nothing is kept. */
  }
}

function isRemembered(value: unknown): value is RememberedUpload {
  const { id, name, size, modified, at } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && [id, size, modified, at].every((each) => typeof each === 'number');
}
