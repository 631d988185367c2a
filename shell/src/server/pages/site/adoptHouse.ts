import { settingsCall, type SiteSettings } from '@spielplan/shared-contracts/api';
import { adoptFormats } from '@spielplan/shared-contracts/i18n/adopt-formats';
import type { RenderContext } from '../PageRequest.ts';

/** What was refused last, so that it is said once and not with every page. */
let said = '[]';

/**
 * Speaks, tells the time and names prices as the house does from here on (R1, R27).
 * A zone or currency that is unknown is logged; the last good one stays.
 */
export function adoptHouse(settings: SiteSettings, { messages, log }: Pick<RenderContext, 'messages' | 'log'>): void {
  messages.adopt(settings.brand?.texts);
  const refused = adoptFormats(settings);
  const now = JSON.stringify(refused);
  if (now === said) return;
  said = now;
  for (const { name, code, value } of refused) log.warn('houseFormats.refused', { code, name, value });
}

/** The same for a thread that makes no pages and yet says something. */
export async function readHouse(renderContext: Pick<RenderContext, 'provider' | 'messages' | 'log'>): Promise<void> {
  adoptHouse(await renderContext.provider.read(settingsCall), renderContext);
}
