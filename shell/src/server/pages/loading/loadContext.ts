import { translate, type Language } from '@spielplan/shared-contracts/i18n';
import type { LoadContext, PartOwner, RemoteRoute } from '@spielplan/shared-contracts/remote';
import { fillPattern, type PathParams } from '@spielplan/shared-contracts/routes';
import type { PageRequest, RenderContext } from '../PageRequest.ts';
import type { Site } from '../site/presentSite.ts';

/** What a loader of `owner` is given for one page view. */
export function createLoadContext(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site,
  owner: PartOwner,
  params: Record<string, string>,
): LoadContext {
  const table = renderContext.messages.of(owner, request.lang);
  return {
    lang: request.lang,
    url: request.url,
    params,
    now: request.now,
    settings: site.settings,
    ...(request.editor?.isEditing && { isEditing: true as const }),
    provider: request.editor?.reader ?? renderContext.provider,
    text: (key, values) => translate(table, request.lang, key, values),
    href: (id, values = {}) => hrefOf(renderContext.set.routes, request.lang, id, values),
    log: (level, event, fields) => renderContext.log[level](event, { ...fields, remote: owner, path: request.url.pathname }),
  };
}

function hrefOf(routes: readonly RemoteRoute[], lang: Language, id: string, values: PathParams): string | null {
  const route = routes.find((each) => each.id === id);
  try {
    return route ? fillPattern(route.patterns[lang], values) : null;
  } catch {
    return null;
  }
}
