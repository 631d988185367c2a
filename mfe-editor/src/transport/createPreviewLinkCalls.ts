import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { PreviewLink } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { DocumentKey } from '../domain/forest/forest.ts';
import { toRef, toReply } from './createEditingCalls.ts';
import type { Reply } from './editingCalls.ts';
import type { EditorClient } from '@spielplan/shared-editing/client';

const LINKS = addresses.previewLinks.path;
const LINK = addresses.removePreviewLink.path;

/** Links that show the draft of a document to anyone who has them. None of the calls rejects. */
export interface PreviewLinkCalls {
  /** Those that still work, the newest first. */
  list(document: DocumentKey): Promise<Reply<readonly PreviewLink[]>>;
  /** A link that works for so many days; its secret is answered this once. */
  create(document: DocumentKey, days: number): Promise<Reply<{ link: PreviewLink; token: string }>>;
  remove(id: number): Promise<Reply<null>>;
}

export function createPreviewLinkCalls(lang: Language, client: EditorClient): PreviewLinkCalls {
  const path = (template: string, id = 0) => template.replace('{lang}', lang).replace('{id}', String(id));
  return {
    async list(document) {
      const { content_type, object_id } = toRef(document);
      const query = new URLSearchParams({ content_type, object_id: String(object_id) });
      const reply = await client.send({ path: `${path(LINKS)}?${query}` });
      return toReply(reply, ({ links }: { links: readonly PreviewLink[] }) => links);
    },
    async create(document, days) {
      const reply = await client.send({ path: path(LINKS), method: 'POST', body: { ...toRef(document), days } });
      return toReply(reply, ({ token, ...link }: PreviewLink & { token: string }) => ({ link, token }));
    },
    async remove(id) {
      return toReply(await client.send({ path: path(LINK, id), method: 'DELETE' }), () => null);
    },
  };
}
