import type { FormValues } from '../domain/formView.ts';

/** What somebody has typed so far, kept for the session. Files are not part of it. */
export interface FormDraft {
  values: FormValues;
  /** Epoch ms at which the filling-in began. */
  startedAt: number;
}

export interface DraftMemory {
  read(): FormDraft | null;
  write(draft: FormDraft): void;
  forget(): void;
}

/**
 * Keeps a form's draft in `sessionStorage`, by the form's id, so that
 * it is there in both languages; where there is no storage, nowhere.
 */
export function createDraftMemory(formId: number): DraftMemory {
  const key = `form-draft:${formId}`;
  return {
    read: () => attempt(() => parse(sessionStorage.getItem(key))) ?? null,
    write: (draft) => attempt(() => sessionStorage.setItem(key, JSON.stringify(draft))),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** Storage can be forbidden, full or missing. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function parse(stored: string | null): FormDraft | null {
  const draft = JSON.parse(stored ?? 'null') as Partial<FormDraft> | null;
  return draft && typeof draft.values === 'object' && typeof draft.startedAt === 'number' ? (draft as FormDraft) : null;
}
