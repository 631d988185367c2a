import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { ContentFinding, DocumentState, DocumentVersion } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderRequest } from '@spielplan/shared-ui/host/provider';
import type { DocumentKey } from '../domain/forest/forest.ts';
import type { WireBlock } from '../domain/workspace/wireBlock.ts';
import { toRef, toReply } from './createEditingCalls.ts';
import type { Reply } from './editingCalls.ts';
import type { EditorClient } from '@spielplan/shared-editing/client';

const STATE = addresses.documentState.path;
const CHECKS = addresses.documentChecks.path;
const PUBLISH = addresses.publishDocuments.path;
const UNSCHEDULE = addresses.unscheduleDocuments.path;
const DISCARD = addresses.discardDocuments.path;
const UNPUBLISH = addresses.unpublishDocuments.path;
const VERSIONS = addresses.documentVersions.path;
const VERSION = addresses.documentVersion.path;
const RESTORE = addresses.restoreDocumentVersion.path;
const TRANSLATED = addresses.markTranslated.path;

type States = Reply<readonly DocumentState[]>;
type Documents = readonly DocumentKey[];

/** What is done with whole documents and their versions. None rejects. */
export interface DocumentCalls {
  /**
   * Where a document stands; `gone` from a provider that knows no drafts, where each save is live.
   */
  state(document: DocumentKey): Promise<Reply<DocumentState>>;
  /** What is to be seen to in the working state, in both languages. */
  checks(document: DocumentKey): Promise<Reply<readonly ContentFinding[]>>;
  /**
   * Now, or at an instant. `outdated` where one of the documents has another revision than `revisions` names, or where others, its
   * partners, have to be planned with them.
   */
  publish(documents: Documents, at?: string, revisions?: Readonly<Record<DocumentKey, number>>): Promise<States>;
  /** Takes back what was to be published at a time. */
  unschedule(documents: Documents): Promise<States>;
  /** Gives up all changes since publishing; `outdated` where a document has another revision than `revisions` names. */
  discard(documents: Documents, revisions: Readonly<Record<DocumentKey, number>>): Promise<States>;
  unpublish(documents: Documents): Promise<States>;
  /** Newest first, from page 1. */
  versions(document: DocumentKey, page: number): Promise<Reply<{ versions: readonly DocumentVersion[]; hasMore: boolean }>>;
  version(id: number): Promise<Reply<readonly WireBlock[]>>;
  /** Keeps the working state under a name. */
  nameVersion(document: DocumentKey, name: string): Promise<Reply<DocumentVersion>>;
  /** Says by hand whether a block's words are a translation; `outdated` where the block was changed since `revision`. */
  markTranslated(id: number, revision: number, translated: boolean): Promise<Reply<WireBlock>>;
  /** Makes a version the working state of `revision`, or one block of it; answers the blocks then. */
  restore(id: number, of: { revision: number; block?: number }): Promise<Reply<readonly WireBlock[]>>;
}

export function createDocumentCalls(lang: Language, client: EditorClient): DocumentCalls {
  const path = (template: string, id = 0) => template.replace('{lang}', lang).replace('{id}', String(id));
  const send = async <T>(request: ProviderRequest, read: (body: never) => T): Promise<Reply<T>> =>
    toReply(await client.send(request), read);
  const change = (
    template: string,
    documents: Documents,
    more: object = {},
    revisions: Readonly<Record<DocumentKey, number>> = {},
  ) => {
    const named = documents.map((document) => {
      const revision = revisions[document];
      return { ...toRef(document), ...(revision !== undefined && { revision }) };
    });
    const body = { documents: named, ...more };
    return send(
      { path: path(template), method: 'POST', body },
      (answer: { documents: readonly DocumentState[] }) => answer.documents,
    );
  };
  const withQuery = (template: string, document: DocumentKey, more: Record<string, string> = {}) => {
    const { content_type, object_id } = toRef(document);
    return `${path(template)}?${new URLSearchParams({ content_type, object_id: String(object_id), ...more })}`;
  };
  const blocksOf = ({ blocks }: { blocks: readonly WireBlock[] }) => blocks;
  return {
    state: (document) => send({ path: withQuery(STATE, document) }, (body: DocumentState) => body),
    checks: (document) =>
      send({ path: withQuery(CHECKS, document) }, ({ findings }: { findings: readonly ContentFinding[] }) => findings),
    publish: (documents, at, revisions) => change(PUBLISH, documents, at === undefined ? {} : { at }, revisions),
    unschedule: (documents) => change(UNSCHEDULE, documents),
    discard: (documents, revisions) => change(DISCARD, documents, {}, revisions),
    unpublish: (documents) => change(UNPUBLISH, documents),
    versions: (document, page) =>
      send(
        { path: withQuery(VERSIONS, document, { page: String(page) }) },
        (body: { results: readonly DocumentVersion[]; next: string | null }) => ({
          versions: body.results,
          hasMore: body.next !== null,
        }),
      ),
    version: (id) => send({ path: path(VERSION, id) }, blocksOf),
    nameVersion: (document, name) =>
      send({ path: path(VERSIONS), method: 'POST', body: { ...toRef(document), name } }, (body: DocumentVersion) => body),
    markTranslated: (id, revision, translated) =>
      send(
        {
          path: path(TRANSLATED, id),
          method: 'POST',
          body: { translated },
          headers: { 'If-Match': `"${revision}"` },
        },
        (body: WireBlock) => body,
      ),
    restore: (id, body) => send({ path: path(RESTORE, id), method: 'POST', body }, blocksOf),
  };
}
