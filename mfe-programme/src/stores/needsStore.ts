import type { AccessNeed } from '@spielplan/shared-contracts/storage';
import { createStore } from '@spielplan/shared-ui/host';
import type { Fits } from '../domain/events/groupByDay.ts';

/** What this browser's visitor needs. */
export interface Needs {
  needs: readonly AccessNeed[];
  /** Set where what fits is to stand first. */
  fits: Fits | null;
}

/** Null on the server, and until `applyNeeds` has read this browser's needs. */
export const needsStore = createStore<Needs | null>(() => null);
