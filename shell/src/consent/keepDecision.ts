import { serviceOf } from './consentServices.ts';
import type { Choice } from './consentStore.ts';
import { CONSENT_KEY, CONSENT_REVISION, isWithdrawn, parseDecision, type Decision } from './decision.ts';
import { SERVICES, type ConsentService } from './serviceIds.ts';

/** How long a decision is kept: half a year, as data protection authorities advise. */
const RETENTION_MS = 182 * 86_400_000;

const OPTIONAL: readonly ConsentService[] = [...SERVICES.tracking, ...SERVICES.media];

/** What was decided last in this page: all there is to know of it where nothing is stored. */
let decidedHere: Decision = null;

/**
 * What is stored. vanilla-cookieconsent 3 wrote the same
 * fields, so who decided under it is not asked again.
 */
interface StoredDecision {
  categories: readonly string[];
  revision: number;
  /** For the record of a decision: it stays while decisions follow each other. */
  consentId: string;
  consentTimestamp: string;
  lastConsentTimestamp: string;
  expirationTime: number;
}

/**
 * Keeps what was chosen at a time, both in one text (`KeepChosen`), and answers the decision that holds: one that is
 * kept and later, as of another tab, stays. A text that cannot be read agrees to nothing.
 */
export function keepChosen(chosen: string): Promise<Decision> {
  const [time, ...names] = chosen.split(',');
  const later = findLaterThan(Number(time));
  if (later) return Promise.resolve(later);
  return keepDecision(names.includes('all') ? 'all' : OPTIONAL.filter((service) => names.includes(service)));
}

function findLaterThan(time: number): Decision {
  const stored = getStored();
  const decision = parseDecision(stored, Date.now());
  return decision && Date.parse(parseRecord(stored).lastConsentTimestamp ?? '') > time ? decision : null;
}

/**
 * Stores a decision with its revision, its time and an id, and removes the cookies of every service
 * that is refused (R40). Reloads the page when a service is refused whose scripts have run. Without
 * storage the decision holds for this page.
 */
export function keepDecision(choice: Choice): Promise<Decision> {
  const now = Date.now();
  const stored = getStored();
  const before = parseDecision(stored, now);
  const chosen = choice === 'all' ? OPTIONAL : choice === 'none' ? [] : choice;
  const refused = OPTIONAL.filter((service) => !chosen.includes(service));
  const categories = [...SERVICES.required, ...OPTIONAL.filter((service) => chosen.includes(service))];
  store({ categories, revision: CONSENT_REVISION, ...recordNow(before && stored), expirationTime: now + RETENTION_MS });
  removeCookies(refused);
  const hasEnded = isWithdrawn(before, categories) || isWithdrawn(decidedHere, categories);
  decidedHere = categories;
  if (hasEnded) globalThis.location.reload();
  return Promise.resolve(categories);
}

type DecisionRecord = Pick<StoredDecision, 'consentId' | 'consentTimestamp' | 'lastConsentTimestamp'>;

function recordNow(stored: string | null): DecisionRecord {
  const time = new Date().toISOString();
  const { consentId = createId(), consentTimestamp = time } = parseRecord(stored);
  return { consentId, consentTimestamp, lastConsentTimestamp: time };
}

function parseRecord(stored: string | null): Partial<DecisionRecord> {
  return JSON.parse(stored ?? '{}') as Partial<DecisionRecord>;
}

/** `crypto.randomUUID` is missing on addresses without TLS. */
function createId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Cookies of this site and of the domains above it, where tags put theirs. */
function removeCookies(services: readonly ConsentService[]): void {
  const patterns = services.flatMap((service) =>
    serviceOf(service)
      .cookies.filter(({ host }) => !host)
      .map(({ name }) => name),
  );
  const isTheirs = (name: string) =>
    patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (isTheirs(name)) for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

/** Storage may be switched off, and then even naming it throws. */
function getStored(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}

function store(record: StoredDecision): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  } catch {
    // The decision holds for this page.
  }
}
