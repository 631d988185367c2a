import { settingsCall, type SiteSettings } from '@spielplan/shared-contracts/api';
import { toSpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import type { PreparedResponse } from '../http/PreparedResponse.ts';
import { presentFile } from '../http/staticFiles.ts';
import type { Log } from '../log.ts';
import { fetchHouseFile } from '../provider/fetchHouseFile.ts';
import { type FontFile, readTypeface } from './readTypeface.ts';

interface TypefacesOptions {
  providerUrl: string;
  log: Log;
}

export interface Typefaces {
  /** The files that the settings name, once they are here. Rejects while one cannot be had or read. */
  of(settings: SiteSettings): Promise<readonly FontFile[]>;
}

/** A page waits so long for a typeface that it could show. */
const TIMEOUT_MS = 2_000;
const MAX_BYTES = 500_000;
const RETRY_MS = 60_000;
const NONE: readonly FontFile[] = [];

/** The house's typeface, fetched when a page first needs it and kept as long as the settings name the same files. */
export function createTypefaces({ providerUrl, log }: TypefacesOptions): Typefaces {
  let kept: { key: string; until: number; files: Promise<readonly FontFile[]> } | null = null;

  async function load({ brand, media_origins: mediaOrigins }: SiteSettings): Promise<readonly FontFile[]> {
    const options = { providerUrl, mediaOrigins, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS };
    return Promise.all((brand?.typeface?.files ?? []).map(async (src) => readTypeface(await fetchHouseFile(src, options))));
  }

  return {
    of(settings) {
      const files = settings.brand?.typeface?.files;
      if (!files) return Promise.resolve(NONE);
      const key = JSON.stringify([files, settings.media_origins]);
      if (kept?.key === key && kept.until > Date.now()) return kept.files;
      const entry = { key, until: Number.POSITIVE_INFINITY, files: load(settings) };
      entry.files.catch((cause: unknown) => {
        entry.until = Date.now() + RETRY_MS;
        log.error('typeface.unreadable', toSpielplanError(cause), { message: 'Pages show the typeface of the software.' });
      });
      kept = entry;
      return entry.files;
    },
  };
}

/** A file of the house's typeface by its name below `/assets/`, or null. */
export function createTypefaceFiles(provider: ProviderReader, typefaces: Typefaces) {
  return async function find(name: string): Promise<PreparedResponse | null> {
    if (!name.startsWith('fonts/house-')) return null;
    const files = await provider
      .read(settingsCall)
      .then(typefaces.of)
      .catch(() => NONE);
    const file = files.find((each) => each.name === name);
    return file ? presentFile(name, { identity: file.bytes, br: null, gzip: null }) : null;
  };
}
