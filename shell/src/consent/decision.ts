import { TRACKING_SERVICES } from './serviceIds.ts';

/**
 * Raised when a service joins or does more than visitors have
 * agreed to: every decision of an older one is asked for again.
 */
export const CONSENT_REVISION = 1;

/**
 * Where a browser keeps the decision: in its storage and
 * not in a cookie, so that no request carries it (R40).
 */
export const CONSENT_KEY = 'consent';

/** What may be loaded, beyond the required; `null` is no decision. */
export type Decision = readonly string[] | null;

/**
 * Reads a stored decision as `keepDecision` writes it; `null` where there is none, it cannot be
 * read, it has expired by `now` (epoch ms), or it was made under another revision. The early script
 * reads the same by the same rules.
 */
export function parseDecision(stored: string | null, now: number): Decision {
  try {
    const { revision, expirationTime, categories } = JSON.parse(stored ?? 'null') as Record<string, unknown>;
    const isValid = revision === CONSENT_REVISION && Number(expirationTime) > now && Array.isArray(categories);
    return isValid ? (categories as string[]) : null;
  } catch {
    return null;
  }
}

/** Whether a decision lets the tag manager in. */
export function grantsTagManager(decision: Decision): boolean {
  return decision !== null && TRACKING_SERVICES.some((service) => decision.includes(service));
}

/** Whether a decision takes back a service whose scripts may have run; only a new page ends them. */
export function isWithdrawn(before: Decision, after: Decision): boolean {
  return TRACKING_SERVICES.some((service) => before?.includes(service) && !after?.includes(service));
}
