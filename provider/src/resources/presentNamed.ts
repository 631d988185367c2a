import type { Named } from '@spielplan/shared-contracts/api';
import type { Language, Localised } from '@spielplan/shared-contracts/i18n';

/** A thing as others refer to it, in one language. */
export function named({ id, name, slug }: { id: number; name: Localised; slug: string }, lang: Language): Named {
  return { id, name: name[lang], slug };
}
