import { ERROR_VOCABULARY, isSpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { RemoteName } from '@spielplan/shared-contracts/remote';
import { samplePath } from '@spielplan/shared-contracts/remote/conformance';
import { ROUTES } from '@spielplan/shared-contracts/routes';
import { composeAnswer } from './composeAnswer.ts';
import { loadScreen } from './loadScreen.ts';
import type { PageWorks } from './PageRequest.ts';
import { readSite } from './readSite.ts';
import { renderAnswer } from './renderAnswer.ts';
import { parseRequestUrl } from './requestUrl.ts';

/**
 * Renders every page of a remote that needs no parameters, in both languages, before the remote goes live: it warms the
 * code up and finds a build that crashes. The start page is always among them, since slots and blocks stand on pages of
 * others. Rejects with what went wrong; a provider that is away is not the remote's fault.
 */
export async function rehearse(works: PageWorks, name: RemoteName): Promise<void> {
  const routes = works.set.remotes.get(name)?.remote.routes ?? [];
  for (const patterns of [ROUTES.home, ...routes.map((route) => route.patterns)]) {
    for (const lang of LANGUAGES) {
      const path = samplePath(patterns[lang]);
      if (path) await rehearsePage(works, path);
    }
  }
}

async function rehearsePage(works: PageWorks, path: string): Promise<void> {
  try {
    const request = { ...parseRequestUrl(path, works.origin), pathAndQuery: path, now: Date.now(), hasSession: false };
    const site = await readSite(works, request.lang);
    const loaded = await loadScreen(works, request, site);
    if (loaded.result.kind !== 'page') return;
    await renderAnswer({
      works,
      answer: composeAnswer(works, request, site, loaded, loaded.result),
      found: loaded.result,
      isRehearsal: true,
    });
  } catch (error) {
    if (isSpielplanError(error) && ERROR_VOCABULARY[error.spielplan].code.startsWith('SP-2')) {
      works.log.warn('rehearsal.skipped', { path, code: error.code });
      return;
    }
    throw error;
  }
}
