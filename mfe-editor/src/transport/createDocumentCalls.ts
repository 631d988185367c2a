import type {
  discardDocumentsCall,
  documentStateCall,
  DocumentState,
  publishDocumentsCall,
} from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { DocumentKey } from '../domain/forest/forest.ts';
import { toRef, toReply } from './createEditingCalls.ts';
import type { Reply } from './editingCalls.ts';
import type { EditorClient } from './editorClient.ts';

const STATE = '/{lang}/pageeditor-api/documents/' satisfies (typeof documentStateCall)['path'];
const PUBLISH = '/{lang}/pageeditor-api/documents/publish/' satisfies (typeof publishDocumentsCall)['path'];
const DISCARD = '/{lang}/pageeditor-api/documents/discard/' satisfies (typeof discardDocumentsCall)['path'];

/** What is done with whole documents. None rejects. */
export interface DocumentCalls {
  /**
   * Where a document stands; `gone` from a provider that knows no drafts, where each save is live.
   */
  state(document: DocumentKey): Promise<Reply<DocumentState>>;
  publish(documents: readonly DocumentKey[]): Promise<Reply<readonly DocumentState[]>>;
  /** Gives up all changes since publishing. */
  discard(documents: readonly DocumentKey[]): Promise<Reply<readonly DocumentState[]>>;
}

export function createDocumentCalls(lang: Language, client: EditorClient): DocumentCalls {
  const path = (template: string) => template.replace('{lang}', lang);
  const change = async (template: string, documents: readonly DocumentKey[]) => {
    const reply = await client.send({ path: path(template), method: 'POST', body: { documents: documents.map(toRef) } });
    return toReply(reply, (body: { documents: readonly DocumentState[] }) => body.documents);
  };
  return {
    async state(document) {
      const { content_type, object_id } = toRef(document);
      const query = new URLSearchParams({ content_type, object_id: String(object_id) });
      return toReply(await client.send({ path: `${path(STATE)}?${query}` }), (body: DocumentState) => body);
    },
    publish: (documents) => change(PUBLISH, documents),
    discard: (documents) => change(DISCARD, documents),
  };
}
