import type { Call } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { Subjects } from './findSubjects.ts';
import type { Target } from './target.ts';

/** Something that is not as the contract says; a note is allowed, but the site would be better served otherwise. */
export interface Finding {
  check: string;
  kind: 'deviation' | 'note';
  message: string;
  call?: string;
  /** What was asked, so that one can ask again. */
  request?: string;
}

export interface CheckContext {
  target: Target;
  subjects: Subjects;
  /** The session of an account, where one was named. */
  editor: Target | null;
  /** Whether something may be changed on the provider. */
  mayWrite: boolean;
  deviates(message: string, where?: { call?: Call; request?: string }): void;
  notes(message: string, where?: { call?: Call; request?: string }): void;
  /** The languages that the settings name. */
  languages: readonly Language[];
  /** Whether a reading call is there at all: every call but the settings may be left out. */
  isServed(path: string): Promise<boolean>;
  /** Counts one thing that was looked at. */
  looked(): void;
}

/** One group of checks. A provider that answers nonsense must not stop it: it says what it found and goes on. */
export interface Check {
  id: string;
  /** What holds when nothing is found. */
  title: string;
  run(context: CheckContext): Promise<void>;
}

/** What a provider answers for a call that it does not have. */
export function isLeftOut(status: number): boolean {
  return status === 404 || status === 405 || status === 501;
}
