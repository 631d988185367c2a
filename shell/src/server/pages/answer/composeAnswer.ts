import { PRIVATE_TEMPLATE_PARAM, SHOP_MARKERS } from '@spielplan/shared-contracts/api/webshop-layout';
import { type Language, LANGUAGES, type Localised, translate } from '@spielplan/shared-contracts/i18n';
import { formatMoment } from '@spielplan/shared-contracts/i18n/dates';
import {
  fillingName,
  parsePageFrame,
  REMOTES_PREFIX,
  type PageAnswer,
  type PageFound,
  type ServerRemote,
} from '@spielplan/shared-contracts/remote';
import { paths, withQuery } from '@spielplan/shared-contracts/routes';
import { createPartReport } from '../../../failures/createPartReport.server.ts';
import { bodyClassOf } from './bodyClassOf.ts';
import { presentEditing } from './presentEditing.ts';
import type { LoadedScreen } from '../loading/loadScreen.ts';
import { MOMENT_PARAM } from '../loading/openEditorView.ts';
import { hasOwnTexts } from './messageTables.ts';
import { pathOf, queryOf, readQuery } from '../../http/requestUrl.ts';
import { trailInMenu } from './trailInMenu.ts';
import type { ComposedAnswer } from '../PageOutcome.ts';
import { isForEverybody } from '../isForEverybody.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';
import type { Site } from '../site/presentSite.ts';
import { writeTwinLinks } from './writeTwinLinks.ts';

/**
 * Where the language switch of a page of the shop leads: the page itself, in the other language.
 */
const SHOP_LANGUAGES = Object.fromEntries(LANGUAGES.map((lang) => [lang, `${SHOP_MARKERS.path}?lang=${lang}`])) as Localised;

/**
 * Puts together what a page needs in the browser. The same
 * for every visitor: nothing personal is in reach here.
 */
export function composeAnswer(
  renderContext: RenderContext,
  request: PageRequest,
  site: Pick<Site, 'chrome'> & Partial<Pick<Site, 'headTags' | 'structuredHouse' | 'brand' | 'look'>>,
  { screen, route, modules, sections }: Pick<LoadedScreen, 'screen' | 'route' | 'modules' | 'sections'>,
  found: PageFound,
): ComposedAnswer {
  const { set } = renderContext;
  const part = screen.remote === 'shell' ? renderContext.bundle.partOfScreen(screen.id) : null;
  // Texts of slots, blocks and lazy parts follow once rendering shows
  // which are there; in a browser they are fetched with their code.
  const messages: PageAnswer['messages'] = {
    shell: renderContext.messages.ofPage(part ? [renderContext.bundle.PARTS[part]] : [], request.lang),
  };
  const screenPart = [`screen-${screen.id}`];
  if (screen.remote !== 'shell')
    messages[screen.remote] = renderContext.messages.ofParts(screen.remote, screenPart, request.lang);
  const frame = frameOf(renderContext, request, screen, found);
  const notice = noticeOf(renderContext, request);
  return {
    releaseSet: set.id,
    shellVersion: set.shellVersion,
    lang: request.lang,
    url: addressOf(request),
    status: found.status ?? 200,
    layout: route.layout ?? 'default',
    ...(route.patterns && { pattern: route.patterns[request.lang] }),
    screen,
    hasPageHeader: route.hasPageHeader ?? false,
    bodyClass: bodyClassOf(route, request.url.pathname, request.lang),
    data: found.data,
    ...(found.documentData !== undefined && { documentData: found.documentData }),
    ...(frame && { frame }),
    ...(modules && { modules }),
    ...(sections && { sections: sections.bySlug }),
    ...(found.validUntil !== undefined && { validUntil: found.validUntil }),
    head: {
      ...found.head,
      trail: trailInMenu(found.head, site.chrome.nav.menu, paths.home({ lang: request.lang })),
      ...((request.editor?.previewUntil || request.editor?.at !== undefined) && { robots: 'noindex' }),
      alternates: servedOnly(found.head.alternates, request.languages),
    },
    ...(notice !== null && { notice }),
    ...twinOf(renderContext, request, found),
    ...previewOf(request, found),
    ...(request.editor?.isEditing && screen.id !== 'error' && { editing: presentEditing(found, sections) }),
    ...(site.headTags && { siteTags: site.headTags }),
    structuredHouse: site.structuredHouse,
    ...(site.brand && { brand: site.brand }),
    look: site.look,
    languages: languageLinks(request.languages, route.layout === 'webshop' ? SHOP_LANGUAGES : found.head.alternates),
    site: tagged(request, site.chrome),
    messages,
    ...(screen.remote !== 'shell' && hasOwnTexts(set, screen.remote, screenPart) && { texts: { [screen.remote]: screenPart } }),
    remotes: Object.fromEntries(
      [...set.remotes]
        .filter(([name, { remote }]) => name === screen.remote || !isForAccounts(remote))
        .map(([name, { release }]) => [
          name,
          { version: release.version, entry: `${REMOTES_PREFIX}/${name}/${release.version}/${release.entry}` },
        ]),
    ),
    slots: Object.fromEntries(
      Object.entries(set.slots).flatMap(([slot, names]) => names.map((owner, index) => [fillingName(slot, index), owner])),
    ),
    blocks: set.blocks,
  };
}

/** Whether no page of visitors can show anything of a remote: its own pages alone name its files. */
function isForAccounts({ routes, slots, blocks }: ServerRemote): boolean {
  const isUsedElsewhere = Object.keys(slots).length + Object.keys(blocks).length > 0;
  return !isUsedElsewhere && routes.length > 0 && routes.every(({ session }) => session !== undefined);
}

/**
 * The tag manager of the house is for pages that anybody may have: a script of others would read passwords, tokens and
 * drafts wherever there is a session, a preview or the template of a page with a password.
 */
function tagged(request: PageRequest, chrome: PageAnswer['site']): PageAnswer['site'] {
  const { tagManagerId, ...plain } = chrome;
  const isTagged = isForEverybody(request) && !request.url.searchParams.has(PRIVATE_TEMPLATE_PARAM);
  return isTagged || tagManagerId === undefined ? chrome : plain;
}

/** The moment belongs to the editor's own address, as `utm_*` to a visitor's: so the browser keeps it in links and what is loaded later. */
function addressOf({ pathAndQuery, editor }: PageRequest): string {
  if (editor?.at === undefined) return pathAndQuery;
  const path = pathOf(pathAndQuery);
  const query = readQuery(queryOf(pathAndQuery));
  query.delete(MOMENT_PARAM);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What editors are told of a page that visitors do not see like this. */
function previewOf({ editor }: PageRequest, { preview }: PageFound): Pick<PageAnswer, 'preview'> {
  if (!editor || editor.previewUntil) return {};
  if (editor.at !== undefined) return { preview: { at: new Date(editor.at).toISOString() } };
  return preview ? { preview } : {};
}

/** The other forms of a page: the links to them, and what its head says of them. */
function twinOf(
  { messages }: RenderContext,
  { lang }: PageRequest,
  { twin }: PageFound,
): Pick<ComposedAnswer, 'twin' | 'twinLinks'> {
  if (!twin) return {};
  const twinLinks = writeTwinLinks(twin, lang, (key, values) => translate(messages.of('shell', lang), lang, key, values));
  return { twin, ...(twinLinks && { twinLinks }) };
}

/** What stands above the page: that it is a preview, that the link to one has expired, that a page is not in this language. */
function noticeOf({ messages }: RenderContext, { editor, isMomentRefused, lang, url }: PageRequest): string | null {
  const say = (key: string, values?: { until: string }) => translate(messages.of('shell', lang), lang, key, values);
  if (editor?.previewUntil) return say('preview.shown', { until: formatMoment(editor.previewUntil, lang) });
  if (isMomentRefused) return say('preview.now');
  if (editor?.at !== undefined) {
    const shown = say('preview.at', { until: formatMoment(new Date(editor.at).toISOString(), lang) });
    return editor.reader.isOfMoment() ? shown : `${shown} ${say('preview.mixed')}`;
  }
  const reason = url.searchParams.get('notice');
  if (reason === 'untranslated') return say('notice.untranslated');
  return reason === 'preview-ended' ? say('preview.ended') : null;
}

/** Remotes may be newer than this shell: it does what it knows, and its log tells of the rest once. */
function frameOf(
  { log }: RenderContext,
  { url }: PageRequest,
  screen: PageAnswer['screen'],
  found: PageFound,
): PageAnswer['frame'] | null {
  const { frame, unknown } = parsePageFrame(found.frame);
  const parts = unknown.map(({ field, reason }) => ({ field, reason, at: field, isDate: false }));
  if (parts.length > 0) createPartReport(log)(`screen ${screen.remote}/${screen.id}`, url.pathname, parts);
  return Object.keys(frame).length > 0 ? frame : null;
}

/** What a browser is given of an answer; `tags` is the page's part of the head where no document brings it. */
export function forBrowser({ head: { title, headline, trail }, ...answer }: ComposedAnswer, tags?: string): PageAnswer {
  const shown = {
    ...answer,
    documentData: undefined,
    siteTags: undefined,
    twin: undefined,
    ownCss: undefined,
    structuredHouse: undefined,
    brand: undefined,
    look: undefined,
    head: { title, headline, trail, tags },
  };
  return shown;
}

/** A page without the other language leads to that language's start page, which says so (R51). */
function languageLinks(languages: readonly Language[], alternates: PageFound['head']['alternates']): PageAnswer['languages'] {
  return Object.fromEntries(
    languages.map((lang) => [lang, alternates[lang] ?? withQuery(paths.home({ lang }), { notice: 'untranslated' })]),
  );
}

function servedOnly(alternates: PageFound['head']['alternates'], languages: readonly Language[]): Partial<Localised> {
  return Object.fromEntries(languages.flatMap((lang) => (alternates[lang] === undefined ? [] : [[lang, alternates[lang]]])));
}
