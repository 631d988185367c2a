import type { LoadContext, PageFound } from '@spielplan/shared-contracts/remote';
import { ownPaths } from '../../routes.ts';
import type { StartView } from './startView.ts';

/** Loads the start page on the server; provider failures come out as thrown. */
export async function loadStart({ lang, settings, text }: LoadContext): Promise<PageFound<StartView>> {
  return {
    kind: 'page',
    data: { house: settings.site_name[lang] },
    head: {
      title: text('start.title'),
      description: text('start.description'),
      canonical: ownPaths.starterStart({ lang }),
      alternates: { de: ownPaths.starterStart({ lang: 'de' }), en: ownPaths.starterStart({ lang: 'en' }) },
    },
  };
}
