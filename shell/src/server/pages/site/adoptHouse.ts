import { settingsCall, type SiteSettings } from '@spielplan/shared-contracts/api';
import { adoptFormats } from '@spielplan/shared-contracts/i18n/adopt-formats';
import type { Log } from '../../log.ts';
import type { RenderContext } from '../PageRequest.ts';

export type FormatReport = (refused: ReturnType<typeof adoptFormats>) => void;

/** The texts that were refused last, so that they are logged once and not with every page. */
let said = '[]';
let elsewhere: FormatReport | null = null;

/** From here on another thread says what this one refuses, so that all threads say it once. */
export function reportFormatsElsewhere(report: FormatReport): void {
  elsewhere = report;
}

/** Says which zone or currency is unknown, each time that another one is. */
export function reportFormats(log: Pick<Log, 'warn'>): FormatReport {
  return (refused) => {
    const now = JSON.stringify(refused);
    if (now === said) return;
    said = now;
    if (elsewhere) return elsewhere(refused);
    for (const { name, code, value } of refused) log.warn('houseFormats.refused', { code, name, value });
  };
}

/**
 * Speaks, tells the time and names prices as the house does from here on (R1, R27).
 * A zone or currency that is unknown is logged; the last good one stays.
 */
export function adoptHouse(settings: SiteSettings, { messages, log }: Pick<RenderContext, 'messages' | 'log'>): void {
  messages.adopt(settings.brand?.texts);
  reportFormats(log)(adoptFormats(settings));
}

/** The same for a thread that makes no pages and yet says something. */
export async function readHouse(renderContext: Pick<RenderContext, 'provider' | 'messages' | 'log'>): Promise<void> {
  adoptHouse(await renderContext.provider.read(settingsCall), renderContext);
}
