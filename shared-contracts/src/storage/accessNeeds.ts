/** What helps those who could not take part without it; a room or a performance has it. */
export const ACCESS = [
  'step_free',
  'hearing_loop',
  'audio_description',
  'sign_language',
  'relaxed',
  'companion',
  'quiet_room',
] as const;
export type Access = (typeof ACCESS)[number];

/** What a visitor may need, as the filter `access` takes it: surtitles have a field of their own. */
export const ACCESS_NEEDS = [...ACCESS, 'surtitles'] as const;
export type AccessNeed = (typeof ACCESS_NEEDS)[number];

/** Where a browser keeps what its visitor needs, as JSON. It never leaves the browser (R70). */
export const ACCESS_NEEDS_KEY = 'spielplan.access';

/** `isFirst`: within a day what fits stands first. */
export interface KeptNeeds {
  needs: AccessNeed[];
  isFirst: boolean;
}

/** Whether this browser keeps needs; false where storage is forbidden. */
export function keepsNeeds(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(ACCESS_NEEDS_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether this browser keeps the need of a place for a wheelchair or of one beside it. */
export function needsKeptPlaces(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return /step_free|companion/.test(storage().getItem(ACCESS_NEEDS_KEY) ?? '');
  } catch {
    return false;
  }
}

/** The needs, in one order; none where storage is forbidden or something else stands there. */
export function getNeeds(storage: () => Pick<Storage, 'getItem'>): KeptNeeds {
  try {
    const kept = JSON.parse(storage().getItem(ACCESS_NEEDS_KEY) ?? '{}') as { needs?: unknown; isFirst?: unknown };
    const given: readonly unknown[] = Array.isArray(kept.needs) ? kept.needs : [];
    return { needs: ACCESS_NEEDS.filter((need) => given.includes(need)), isFirst: kept.isFirst === true };
  } catch {
    return { needs: [], isFirst: false };
  }
}

/** Keeps the needs, or forgets them where there are none; `false` where the browser keeps nothing. */
export function storeNeeds(storage: () => Pick<Storage, 'setItem' | 'removeItem'>, kept: KeptNeeds): boolean {
  try {
    if (kept.needs.length === 0) storage().removeItem(ACCESS_NEEDS_KEY);
    else storage().setItem(ACCESS_NEEDS_KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
