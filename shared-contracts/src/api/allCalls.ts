import * as accounts from './accounts.ts';
import * as addresses from './addresses.ts';
import * as stories from './stories.ts';
import * as booking from './booking.ts';
import type { Call } from './call.ts';
import * as changes from './changes.ts';
import * as containers from './containers.ts';
import * as dashboard from './dashboard.ts';
import * as editing from './editing/index.ts';
import * as eventAvailability from './eventAvailability.ts';
import * as events from './events.ts';
import * as forms from './forms.ts';
import * as htmlParts from './htmlParts.ts';
import * as legalTexts from './legalTexts.ts';
import { createContainerCall, BLOCK_CALLS } from './blocks/blockCalls.ts';
import * as media from './media.ts';
import * as mediaUploads from './mediaUploads.ts';
import * as options from './options.ts';
import * as orders from './orders.ts';
import * as pages from './pages.ts';
import * as pageTree from './pageTree.ts';
import * as pageVersions from './pageVersions.ts';
import * as persons from './persons.ts';
import * as productions from './productions.ts';
import * as search from './search.ts';
import * as series from './series.ts';
import * as site from './site.ts';
import * as siteSettings from './siteSettings.ts';
import * as teasers from './teasers.ts';
import * as users from './users.ts';
import * as venues from './venues.ts';

const resources: readonly object[] = [
  accounts,
  addresses,
  stories,
  booking,
  changes,
  containers,
  dashboard,
  editing,
  eventAvailability,
  events,
  forms,
  htmlParts,
  legalTexts,
  media,
  mediaUploads,
  options,
  orders,
  pages,
  pageTree,
  pageVersions,
  persons,
  productions,
  search,
  series,
  site,
  siteSettings,
  teasers,
  users,
  venues,
];

/**
 * Every call of the provider by its id (product.md section 7), so that a provider, its OpenAPI document and its
 * contract suite are made from one list. Creating a container is there once, as `createContainer`.
 */
export const allCalls: Readonly<Record<string, Call>> = Object.freeze(byId(collectCalls()));

function collectCalls(): Call[] {
  const named = resources.flatMap((resource) => Object.values(resource).filter(isCall).toSorted(byName));
  const ofBlocks = Object.values(BLOCK_CALLS).flatMap((calls): Call[] => Object.values(calls));
  return [...named, createContainerCall, ...ofBlocks.filter((call) => call.id !== 'container.create')];
}

/** Sorted by id: the order of calls in a document does not depend on names in the code. */
function byName(a: Call, b: Call): number {
  return `${a.id}Call` < `${b.id}Call` ? -1 : 1;
}

function byId(calls: readonly Call[]): Record<string, Call> {
  const record: Record<string, Call> = {};
  for (const call of calls) {
    if (record[call.id]) throw new TypeError(`Two calls have the id "${call.id}".`);
    record[call.id] = call;
  }
  return record;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}
