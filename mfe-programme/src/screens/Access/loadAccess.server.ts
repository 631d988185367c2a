import { ACCESS_NEEDS } from '@spielplan/shared-contracts/api';
import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { accessPathOf } from '../../domain/access/accessPath.server.ts';
import { signOf } from '../../domain/access/signs.ts';
import { ownPaths } from '../../routes.ts';
import type { AccessView } from './accessView.ts';

/**
 * Loads the page of needs (R70): the same for every visitor, whose browser fills it with its own. A house that neither
 * filters by needs nor names an access service has none.
 */
export async function loadAccess(context: LoadContext): Promise<LoadResult<AccessView>> {
  const { lang, settings, text } = context;
  if (accessPathOf(context) === null) return { kind: 'missing', status: 404, isSwitchedOff: true };
  return {
    kind: 'page',
    data: {
      needs: ACCESS_NEEDS.map((need) => ({ need, sign: signOf(need, lang), name: text(`access.${need}`) })),
      listPath: settings.access_filter ? paths.events({ lang }) : null,
      service: settings.house?.access_service ?? null,
    },
    head: {
      title: text('access.title'),
      trail: [{ title: text('list.title'), url: paths.events({ lang }) }],
      description: text('access.description', { siteName: settings.site_name[lang] }),
      canonical: ownPaths.access({ lang }),
      alternates: { de: ownPaths.access({ lang: 'de' }), en: ownPaths.access({ lang: 'en' }) },
    },
  };
}
