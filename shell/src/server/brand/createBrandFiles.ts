import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import type { PreparedResponse } from '../http/PreparedResponse.ts';
import type { Log } from '../log.ts';
import { createMarkFiles } from './createMarkFiles.ts';
import { createTypefaceFiles, createTypefaces } from './createTypefaces.ts';

interface BrandFilesOptions {
  provider: ProviderReader;
  providerUrl: string;
  log: Log;
}

/** The icons made of the house's mark and the files of its typeface, by their names below `/assets/`; null for any other. */
export function createBrandFiles(options: BrandFilesOptions): (name: string) => Promise<PreparedResponse | null> {
  const findMark = createMarkFiles(options);
  const findTypeface = createTypefaceFiles(options.provider, createTypefaces(options));
  return async (name) => (await findMark(name)) ?? findTypeface(name);
}
