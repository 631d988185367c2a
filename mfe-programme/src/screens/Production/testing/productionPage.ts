import type { ProductionDetail } from '@spielplan/shared-contracts/api';
import { anEventDetail } from '../../../testing/builders.ts';
import { loadContext } from '../../../testing/loadContext.ts';
import { aProductionDetail } from '../../../testing/productionBuilders.ts';
import { programmeProvider } from '../../../testing/programme.ts';

export const NOW = '2026-07-20T12:00:00+02:00';
export type Programme = Parameters<typeof programmeProvider>[0];

/** What the page of a production is asked with. */
export function contextOf(changes: Partial<ProductionDetail> = {}, programme: Programme = {}, options = {}) {
  const provider = programmeProvider({
    productionDetails: [aProductionDetail(changes)],
    details: [anEventDetail({ id: 71 })],
    ...programme,
  });
  const params = { slug: 'nachtstuecke', id: '7' };
  return loadContext({ provider, url: '/de/produktionen/nachtstuecke/7', params, now: NOW, ...options });
}
