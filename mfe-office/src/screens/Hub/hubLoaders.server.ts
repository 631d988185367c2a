import {
  accountsCall,
  alertsFormCall,
  brandFormCall,
  designFormCall,
  type Editor,
  hoursFormCall,
  hoursPlaceFormCall,
  houseTextsFormCall,
  mediaCall,
  ownSessionsCall,
  type PageNode,
  pageTreeCall,
  redirectsFormCall,
  siteChecksCall,
  switchesFormCall,
} from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { currentKey, LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { HubRoute } from '../../routes.ts';
import { hubLoader, type HubLoader } from './hubLoader.server.ts';
import type { DesignView, PageWithoutTexts } from './HubView.ts';
import { loadPages } from './pages/loadPages.server.ts';

/** The loader of each screen of the hub. */
export const hubLoaders: Readonly<Record<HubRoute, HubLoader>> = {
  cmsHub: loadPages,
  hubChecks: hubLoader('hubChecks', async ({ session }) => ({ kind: 'checks', first: await session.read(siteChecksCall) })),
  hubLanguages: hubLoader('hubLanguages', async ({ session }) => ({
    kind: 'languages',
    first: await session.read(siteChecksCall),
    withoutTexts: withoutTextsOf(await session.read(pageTreeCall).catch(nothingIfMissing)),
  })),
  hubAccounts: hubLoader('hubAccounts', async ({ session, editor }) => ({
    kind: 'accounts',
    accounts: (await session.read(accountsCall)).accounts,
    ownId: editor.id,
  })),
  hubAlerts: hubLoader('hubAlerts', async ({ session, editor }) => ({
    kind: 'alerts',
    setting: await session.read(alertsFormCall),
    mayChange: mayChange(editor),
  })),
  hubHours: hubLoader('hubHours', async ({ session, editor }) => ({
    kind: 'hours',
    setting: await session.read(hoursFormCall),
    place: await session.read(hoursPlaceFormCall).catch(nothingIfMissing),
    mayChange: mayChange(editor),
  })),
  hubRedirects: hubLoader('hubRedirects', async ({ session, editor }) => ({
    kind: 'redirects',
    setting: await session.read(redirectsFormCall),
    mayChange: mayChange(editor),
  })),
  hubDesign: hubLoader('hubDesign', async ({ session, editor, interfaceTexts }) => ({
    kind: 'design',
    setting: await session.read(designFormCall),
    brand: await session.read(brandFormCall).catch(nothingIfMissing),
    texts: withCurrentKeys(await session.read(houseTextsFormCall).catch(nothingIfMissing)),
    known: interfaceTexts(),
    mayChange: mayChange(editor),
  })),
  hubSwitches: hubLoader('hubSwitches', async ({ session, editor }) => ({
    kind: 'switches',
    setting: await session.read(switchesFormCall),
    mayChange: mayChange(editor),
  })),
  hubMedia: hubLoader('hubMedia', async ({ session, editor }) => ({
    kind: 'media',
    mayEdit: editor.rights?.edit ?? false,
    list: await session.read(mediaCall).catch(nothingIfMissing),
  })),
  hubOwn: hubLoader('hubOwn', async ({ session, editor }) => ({
    kind: 'own',
    sessions: (await session.read(ownSessionsCall)).sessions,
    interfaceLanguage: editor.interface_language ?? null,
  })),
};

function mayChange({ rights }: Editor): boolean {
  return rights?.publish ?? false;
}

/** Of a provider that does not know a call. */
function nothingIfMissing(error: unknown): null {
  if (isSpielplanError(error, 'NOT_FOUND')) return null;
  throw error;
}

/** The overridden texts under the keys that messages have now; one that stands under both keeps the present key. */
function withCurrentKeys(form: DesignView['texts']): DesignView['texts'] {
  const keys = form?.value.map(({ key }) => key);
  const isReplaced = (key: string) => currentKey(key) !== key && keys?.includes(currentKey(key));
  return (
    form && {
      ...form,
      value: form.value.filter(({ key }) => !isReplaced(key)).map((entry) => ({ ...entry, key: currentKey(entry.key) })),
    }
  );
}

/** The pages that lack a title or a description in a language. */
function withoutTextsOf(tree: { pages: readonly PageNode[] } | null): PageWithoutTexts[] {
  return (tree?.pages ?? []).flatMap(({ id, titles, urls, undescribed = [] }) => {
    const untitled = LANGUAGES.filter((lang) => titles[lang].trim() === '');
    return untitled.length + undescribed.length > 0 ? [{ id, titles, urls, untitled, undescribed }] : [];
  });
}
