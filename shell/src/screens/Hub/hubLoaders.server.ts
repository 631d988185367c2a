import { accountsCall, ownSessionsCall } from '@spielplan/shared-contracts/api';
import type { HubRoute } from '../../routes.ts';
import type { ShellLoader } from '../ShellContext.ts';
import { hubLoader } from './hubLoader.server.ts';
import type { HubView } from './HubView.ts';
import { loadPages } from './pages/loadPages.server.ts';

/** The loader of each screen of the hub. */
export const hubLoaders: Readonly<Record<HubRoute | 'cmsHub', ShellLoader<HubView>>> = {
  cmsHub: loadPages,
  hubAccounts: hubLoader('hubAccounts', async ({ session, editor }) => ({
    kind: 'accounts',
    accounts: (await session.read(accountsCall)).accounts,
    ownId: editor.id,
  })),
  hubOwn: hubLoader('hubOwn', async ({ session, editor }) => ({
    kind: 'own',
    sessions: (await session.read(ownSessionsCall)).sessions,
    interfaceLanguage: editor.interface_language ?? null,
  })),
};
