import library from 'vanilla-cookieconsent/dist/cookieconsent.umd.js';
import { serviceOf } from './consentServices.ts';
import type { Choice } from './consentStore.ts';
import { CONSENT_KEY, CONSENT_REVISION, type Decision } from './decision.ts';
import { SERVICES, type ConsentCategory, type ConsentService } from './serviceIds.ts';

/** How long a decision is kept, in days: half a year, as data protection authorities advise. */
const RETENTION_DAYS = 182;

const ALL = (Object.keys(SERVICES) as ConsentCategory[]).flatMap((category) =>
  SERVICES[category].map((id) => [id, category] as const),
);

let running: Promise<void> | null = null;

/**
 * Keeps a decision: written down with its revision, its time and an id for the record, and the cookies removed that what
 * was refused has left. Each of our services is a category of the library: those it keeps, compares and clears one by one.
 * A page whose scripts have seen a consent that ends is loaded anew.
 */
export async function keepDecision(choice: Choice): Promise<Decision> {
  await (running ??= library.run({
    autoClearCookies: true,
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    revision: CONSENT_REVISION,
    cookie: { name: CONSENT_KEY, useLocalStorage: true, expiresAfterDays: RETENTION_DAYS },
    // Its own dialogs stay unmade: none of their texts is there.
    language: { default: 'none', translations: { none: {} } },
    categories: Object.fromEntries(ALL.map(([id, category]) => [id, rulesOf(id, category)])),
  }));
  const wanted = choice === 'all' ? ALL.map(([id]) => id) : choice === 'none' ? [] : choice;
  library.acceptCategory([...wanted]);
  return library.getUserPreferences().acceptedCategories;
}

function rulesOf(id: ConsentService, category: ConsentCategory) {
  if (category === 'required') return { readOnly: true, enabled: true };
  const own = serviceOf(id)
    .cookies.filter(({ host }) => !host)
    .map(({ name }) => ({ name: patternOf(name) }));
  return { autoClear: { cookies: own, reloadPage: category === 'tracking' } };
}

function patternOf(name: string): string | RegExp {
  return name.endsWith('*') ? new RegExp(`^${name.slice(0, -1)}`) : name;
}
