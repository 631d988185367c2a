import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderRequest } from '@spielplan/shared-ui/host/provider';
import type { EditorClient } from '@spielplan/shared-editing/client';

// The calls themselves would bring their schemas into
// the browser; their types keep the paths right.
const CONTAINERS = addresses.createContainer.path;
const BY_SLUG = addresses.containerBySlug.path;
/** Sections of screens belong to no thing but the site, which is one. */
const SITE = { parent: null, content_type: 'site', object_id: 1 };

export interface SectionClient {
  /** Whether there is a section with this slug, as the editor may see it. */
  isThere(slug: string): Promise<boolean>;
  /** Creates the first, empty one; `taken` where another editor was quicker. */
  create(slug: string): Promise<'created' | 'taken'>;
}

/** The session has ended, or never was; who asked has been told by the editor's client already. */
export class SessionEnded extends Error {}

/** Reads and creates sections by the editor's client. Rejects with `SessionEnded` on 401. */
export function createSectionClient(lang: Language, editor: EditorClient): SectionClient {
  async function statusOf(request: ProviderRequest): Promise<number> {
    const reply = await editor.send(request);
    if (reply.kind === 'failed') throw new Error(`${reply.name}: ${reply.detail}`);
    if (reply.status === 401) throw new SessionEnded();
    return reply.status;
  }

  const pathOf = (path: string, slug = '') => path.replace('{lang}', lang).replace('{slug}', encodeURIComponent(slug));
  return {
    async isThere(slug) {
      const status = await statusOf({ path: pathOf(BY_SLUG, slug) });
      if (status === 404) return false;
      if (status === 200) return true;
      throw new Error(`HTTP ${status}`);
    },
    async create(slug) {
      const status = await statusOf({ path: pathOf(CONTAINERS), method: 'POST', body: { ...SITE, slug } });
      if (status === 201) return 'created';
      if (status === 409) return 'taken';
      throw new Error(`HTTP ${status}`);
    },
  };
}
