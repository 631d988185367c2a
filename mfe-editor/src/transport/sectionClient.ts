import type { containerBySlugCall, createContainerCall } from '@spielplan/shared-contracts/api';
import { CSRF_COOKIE, CSRF_HEADER, readCookie } from '@spielplan/shared-contracts/api/cookies';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { EditorClient } from './editorClient.ts';

// The calls themselves would bring their schemas into the browser; their types keep the paths right.
const CONTAINERS = '/{lang}/pageeditor-api/container/' satisfies (typeof createContainerCall)['path'];
const BY_SLUG = '/{lang}/pageeditor-api/container/by-slug/{slug}' satisfies (typeof containerBySlugCall)['path'];
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

/** Reads and creates sections by the editor's client, with the CSRF token for what changes something. Rejects with `SessionEnded` on 401. */
export function createSectionClient(lang: Language, editor: EditorClient): SectionClient {
  async function send(path: string, { headers, ...options }: RequestInit = {}): Promise<Response> {
    const response = await editor.send(path, {
      cache: 'no-store',
      ...options,
      headers: { Accept: 'application/json', ...headers },
    });
    if (response.status === 401) throw new SessionEnded();
    return response;
  }

  const pathOf = (path: string, slug = '') => path.replace('{lang}', lang).replace('{slug}', encodeURIComponent(slug));
  return {
    async isThere(slug) {
      const { status } = await send(pathOf(BY_SLUG, slug));
      if (status === 404) return false;
      if (status === 200) return true;
      throw new Error(`HTTP ${status}`);
    },
    async create(slug) {
      const { status } = await send(pathOf(CONTAINERS), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [CSRF_HEADER]: readCookie(document.cookie, CSRF_COOKIE) ?? '' },
        body: JSON.stringify({ ...SITE, slug }),
      });
      if (status === 201) return 'created';
      if (status === 409) return 'taken';
      throw new Error(`HTTP ${status}`);
    },
  };
}
