import { isSpielplanError, SERVER_ERRORS, SpielplanError, toSpielplanError } from '@spielplan/shared-contracts/errors';
import type { ReleaseFeed, RemoteName, RemoteRelease } from '@spielplan/shared-contracts/remote';
import { describeCause } from '../log.ts';
import { fingerprintOf } from './releaseFingerprint.ts';

interface Refusal {
  key: string;
  version: string;
  why: Reason;
  isTransient: boolean;
  isUndecided: boolean;
  /** When it could not be tested (ms of `performance`), or null. */
  untestedAt: number | null;
}

interface Quarantine {
  remote: RemoteName;
  version: string;
  why: Reason;
  /** The feed in which the remote was promoted last before. */
  promotedIn: number;
  isUpheld: boolean;
}

export type Reason = Readonly<Record<'code' | 'detail', string>>;

/** A build that is not followed, and why. */
export interface RefusedBuild extends Reason {
  remote: RemoteName;
  version: string;
  /** Nothing speaks against it but that it could not be tested in time; it is tried again by itself. */
  isUndecided?: true;
}

/** The builds that are not followed: the last that was refused of each remote, and those in quarantine. */
export interface Refusals {
  add(release: RemoteRelease, error: unknown): void;
  /** Refuses a build that was live and was put back, until an operator promotes it. */
  quarantine(release: RemoteRelease, detail: string): Reason;
  /** Ends the quarantine of a build that an operator has promoted since. */
  uphold(feed: Pick<ReleaseFeed, 'remotes' | 'promoted'>): void;
  /** Whether an operator has promoted exactly this build over a quarantine. */
  isUpheld(release: RemoteRelease): boolean;
  has(remote: RemoteName): boolean;
  /** Whether it is just this build that was refused or is in quarantine. */
  isRefused(release: RemoteRelease): boolean;
  /** Lets a remote try again. */
  forget(remote: RemoteName): void;
  /** Lets those try again whose reason may have passed by itself. */
  forgetTransient(): void;
  /** Lets those try again that broke the contract, since an address is free. */
  forgetBroken(): void;
  /** Lets those try again that the provider kept from being tested, once it answers. */
  forgetUntested(canTest: () => Promise<boolean>): Promise<void>;
  hasUntested(): boolean;
  list(): RefusedBuild[];
}

/** A build that waits for the provider alone is tried again this soon after it answers. */
const UNTESTED_RETRY_MS = 5_000;
const CONTRACT_CODE = new SpielplanError('REMOTE_CONTRACT').code;
/** Reasons that are none of the build's: it, the provider or the machine took too long. */
const UNDECIDED = [
  'REMOTE_TIMEOUT',
  'UNEXPECTED',
  'REMOTE_UNTESTED',
  'PROVIDER_UNREACHABLE',
  'PROVIDER_TIMEOUT',
  'PROVIDER_SUSPENDED',
  'PROVIDER_FAILED',
] as const;
/** Reasons that may pass by themselves, such as a broken transfer. Code that ran and failed is not tried again. */
const TRANSIENT = [...UNDECIDED, 'NOT_FOUND', 'REMOTE_INTEGRITY'] as const;

/** Remembers which builds were refused and why, and when they may try again. */
export function createRefusals(): Refusals {
  const refused = new Map<RemoteName, Refusal>();
  /** By fingerprint: other builds of the remote may come and be refused meanwhile. */
  const quarantined = new Map<string, Quarantine>();
  let promoted: Readonly<Record<RemoteName, number>> = {};
  const untested = () => [...refused].filter(([, { untestedAt }]) => untestedAt !== null);
  const forgetWhere = (isForgotten: (refusal: Refusal) => boolean) => {
    for (const [name, refusal] of refused) if (isForgotten(refusal)) refused.delete(name);
  };

  return {
    add(release, error) {
      const untestedAt = isSpielplanError(error, 'REMOTE_UNTESTED') ? performance.now() : null;
      const isUndecided = UNDECIDED.some((reason) => isSpielplanError(error, reason));
      const refusal = { why: explain(error), isTransient: isTransient(error), isUndecided, untestedAt };
      refused.set(release.name, { key: fingerprintOf(release), version: release.version, ...refusal });
    },
    quarantine(release, detail) {
      const { name: remote, version } = release;
      const why = { code: SERVER_ERRORS.REMOTE_QUARANTINED.code, detail };
      const promotedIn = promoted[remote] ?? 0;
      quarantined.set(fingerprintOf(release), { remote, version, why, promotedIn, isUpheld: false });
      return why;
    },
    uphold({ remotes, promoted: given = {} }) {
      promoted = given;
      for (const [key, each] of quarantined) {
        const named = remotes[each.remote];
        if (named && fingerprintOf(named) === key && (promoted[each.remote] ?? 0) > each.promotedIn) each.isUpheld = true;
      }
    },
    isUpheld: (release) => quarantined.get(fingerprintOf(release))?.isUpheld === true,
    has: (remote) => refused.has(remote),
    isRefused(release) {
      const key = fingerprintOf(release);
      return refused.get(release.name)?.key === key || quarantined.get(key)?.isUpheld === false;
    },
    forget: (remote) => void refused.delete(remote),
    forgetTransient: () => forgetWhere(({ isTransient }) => isTransient),
    forgetBroken: () => forgetWhere(({ why }) => why.code === CONTRACT_CODE),
    async forgetUntested(canTest) {
      const due = untested().filter(([, { untestedAt }]) => performance.now() - untestedAt! >= UNTESTED_RETRY_MS);
      if (due.length > 0 && (await canTest())) for (const [name] of due) refused.delete(name);
    },
    hasUntested: () => untested().length > 0,
    list: () => [
      ...[...refused].map(([remote, { version, why, isUndecided }]) => ({
        remote,
        version,
        ...why,
        ...(isUndecided && { isUndecided }),
      })),
      ...[...quarantined.values()]
        .filter(({ isUpheld }) => !isUpheld)
        .map(({ remote, version, why }) => ({ remote, version, ...why })),
    ],
  };
}

/** Whether trying again may help. */
export function isTransient(error: unknown): boolean {
  return TRANSIENT.some((reason) => isSpielplanError(error, reason));
}

export function explain(error: unknown): Reason {
  const { code, detail } = toSpielplanError(error);
  return { code, detail: detail ?? describeCause(error) ?? '' };
}
