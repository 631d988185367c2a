import { type HouseLogo, settingsCall, type SiteSettings } from '@spielplan/shared-contracts/api';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { plainAnswer } from '../http/plainAnswer.ts';
import type { PreparedResponse } from '../http/PreparedResponse.ts';
import { presentFile } from '../http/staticFiles.ts';
import type { Log } from '../log.ts';
import { fetchHouseFile } from '../provider/fetchHouseFile.ts';
import { drawMark, type Mark, MARK_FILES, type MarkColors } from './drawMark.ts';
import { palettesFor } from './palettesFor.ts';

interface MarkFilesOptions {
  provider: ProviderReader;
  providerUrl: string;
  log: Log;
}

/** The mark of a house that has set none: a disc in the colour of the theme. */
const NO_MARK: HouseLogo = {
  kind: 'drawing',
  view_box: '0 0 64 64',
  path: 'M32 4a28 28 0 1 0 0 56a28 28 0 1 0 0-56z',
};
const MAX_BYTES = 2_000_000;
const RETRY_MS = 60_000;
const AWAY = plainAnswer(503, { 'retry-after': '30' });

type Files = ReadonlyMap<string, PreparedResponse>;

/**
 * The icons of the site by their names below `/assets/`, made of the house's mark and colours when they are first
 * asked for and again when the settings change; null for any other name. While the settings cannot be read the last
 * ones stay.
 */
export function createMarkFiles({ provider, providerUrl, log }: MarkFilesOptions) {
  let kept: { key: string; until: number; files: Promise<Files> } | null = null;

  async function markOf(logo: HouseLogo, { media_origins: mediaOrigins }: SiteSettings): Promise<Mark> {
    if (logo.kind === 'drawing') return logo;
    return { kind: 'picture', bytes: await fetchHouseFile(logo.src, { providerUrl, mediaOrigins, maxBytes: MAX_BYTES }) };
  }

  async function draw(logo: HouseLogo, settings: SiteSettings, colors: MarkColors): Promise<Files> {
    const files = await drawMark(await markOf(logo, settings), colors);
    return new Map(
      [...files].map(([name, bytes]) => [name, presentFile(name, { identity: bytes, br: null, gzip: null }, false)]),
    );
  }

  function filesOf(settings: SiteSettings): Promise<Files> {
    const { cc01, dark } = palettesFor(settings);
    const colors = { ground: cc01.ground, accent: cc01.accent, darkAccent: dark.accent };
    const logo = settings.house?.logo ?? NO_MARK;
    const key = JSON.stringify([logo, colors]);
    if (kept?.key === key && kept.until > Date.now()) return kept.files;
    const entry = { key, until: Number.POSITIVE_INFINITY, files: draw(logo, settings, colors) };
    entry.files = entry.files.catch((error: unknown) => {
      log.error('mark.unreadable', error, { message: 'The mark of the house cannot be read; its icons show a disc.' });
      entry.until = Date.now() + RETRY_MS;
      return draw(NO_MARK, settings, colors);
    });
    kept = entry;
    return entry.files;
  }

  return async function find(name: string): Promise<PreparedResponse | null> {
    if (!MARK_FILES.has(name)) return null;
    const settings = await provider.read(settingsCall).catch(() => null);
    if (!settings && !kept) return AWAY;
    const files = await (settings ? filesOf(settings) : kept?.files);
    return files?.get(name) ?? null;
  };
}
