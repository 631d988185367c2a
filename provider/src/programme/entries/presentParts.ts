import { entryParts, type EntryParts } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { withPictures } from '../../documents/content/storedPicture.ts';
import type { ProductionRow } from './loadProductions.ts';

/** What the pages of a production and of its dates tell besides, in one language; what is not there is left out. */
export function presentParts({ parts }: Pick<ProductionRow, 'parts'>, lang: Language): EntryParts {
  const own = parts[lang] ?? {};
  const known = Object.entries(own).filter(([name]) => Object.hasOwn(entryParts, name));
  // Stored in the contract's own form; the site reads it by its schema.
  return withPictures(Object.fromEntries(known)) as EntryParts;
}
