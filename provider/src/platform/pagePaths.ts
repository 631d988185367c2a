import type { Language, Localised } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import type { pages } from './database/schema/index.ts';

/** A page's public paths. */
export function pagePaths({ path }: Pick<typeof pages.$inferSelect, 'path'>): Localised {
  const urlOf = (lang: Language) => (path[lang] ? `${paths.home({ lang })}/${path[lang]}` : paths.home({ lang }));
  return { de: urlOf('de'), en: urlOf('en') };
}
