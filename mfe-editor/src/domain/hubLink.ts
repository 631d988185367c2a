import type { Language } from '@spielplan/shared-contracts/i18n';
import { withQuery } from '@spielplan/shared-contracts/routes';

/** The addresses of the hub, where pages, media and settings are managed; in the language of the editor's tools. */
export function hubLink(lang: Language, part: '' | '/checks' = ''): string {
  return withQuery(`/cms-hub${part}`, { lang });
}
