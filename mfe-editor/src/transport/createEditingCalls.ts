import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { DocumentRef } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderReply, ProviderRequest } from '@spielplan/shared-ui/host/provider';
import type { DocumentKey } from '../domain/forest/forest.ts';
import type { WireBlock } from '../domain/workspace/wireBlock.ts';
import type { EditorClient } from '@spielplan/shared-editing/client';
import type { EditingCalls, ReadSubtree, Reply, WirePlace } from './editingCalls.ts';

// The calls themselves would bring their schemas into
// the browser; their types keep the paths right.
const DOCUMENT_BLOCKS = addresses.documentBlocks.path;
const BLOCK = addresses.readBlock.path;
const MOVE = addresses.moveBlock.path;
const RESTORE = addresses.restoreBlocks.path;
const COPY = addresses.copyBlocks.path;
const KIND = '/{lang}/pageeditor-api/{model}/';

/** The calls of saving, in the language of the page, by the editor's client. A change waits for `beforeChange`. */
export function createEditingCalls(
  lang: Language,
  client: EditorClient,
  beforeChange: () => Promise<void> = () => Promise.resolve(),
): EditingCalls {
  const path = (template: string, params: Readonly<Record<string, string | number>> = {}) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? lang)));
  const send = async <T>(request: ProviderRequest, read: (body: never) => T): Promise<Reply<T>> => {
    if (request.method) await beforeChange();
    return toReply(await client.send(request), read);
  };
  const whole = (body: WireBlock) => body;

  return {
    async read(documents) {
      const found: Record<DocumentKey, readonly WireBlock[]> = {};
      for (const document of documents) {
        const query = new URLSearchParams(toQuery(document));
        const reply = await send(
          { path: `${path(DOCUMENT_BLOCKS)}?${query}` },
          (body: { blocks: readonly WireBlock[] }) => body.blocks,
        );
        if (reply.kind !== 'done') return reply;
        found[document] = reply.value;
      }
      return { kind: 'done', value: found };
    },
    create({ model, slug, fields, columns }, place) {
      const body = { ...fields, ...(columns.length > 0 && { columns }), ...toBody(place), slug };
      return send({ path: path(KIND, { model }), method: 'POST', body }, whole);
    },
    save({ model, id, revision }, fields, columns) {
      const body = { ...fields, ...(columns && { columns }) };
      const headers = { 'If-Match': `"${revision}"` };
      return send({ path: path(`${KIND}{id}/`, { model, id }), method: 'PATCH', body, headers }, whole);
    },
    move: (id, revision, place) =>
      send({ path: path(MOVE, { id }), method: 'POST', body: { ...toBody(place), revision } }, whole),
    subtree: (id) => send({ path: path(BLOCK, { id }) }, (body: ReadSubtree) => body),
    async source(id) {
      const read = (each: Language) =>
        send({ path: path(BLOCK, { lang: each, id }) }, (body: { block: WireBlock; subtree: unknown }) => body);
      const [own, other] = [lang, lang === 'de' ? 'en' : 'de'] as const;
      const [first, second] = await Promise.all([read(own), read(other)]);
      if (first.kind !== 'done') return first;
      // A house with one language has no other; trouble that passes must not cost a translation.
      if (second.kind === 'lost' || second.kind === 'loggedOut') return second;
      const { subtree, block } = first.value;
      return {
        kind: 'done',
        value: { subtree, blocks: { [own]: block, ...(second.kind === 'done' && { [other]: second.value.block }) } },
      };
    },
    remove: (id, revision, seal) =>
      send(
        { path: `${path(BLOCK, { id })}?${new URLSearchParams({ revision: String(revision), seal })}`, method: 'DELETE' },
        (body: { subtree: unknown }) => body.subtree,
      ),
    restore: (subtree, place) => send({ path: path(RESTORE), method: 'POST', body: { ...toBody(place), subtree } }, whole),
    copy: (of, place, slug) => send({ path: path(COPY), method: 'POST', body: { ...toBody(place), ...of, slug } }, whole),
  };
}

/** `page:12` as the calls name it. */
export function toRef(document: DocumentKey): { content_type: string; object_id: number } {
  const [content_type = '', id] = document.split(':');
  return { content_type, object_id: Number(id) };
}

function toKey({ content_type, object_id }: DocumentRef): DocumentKey {
  return `${content_type}:${object_id}`;
}

function toQuery(document: DocumentKey): Record<string, string> {
  const { content_type, object_id } = toRef(document);
  return { content_type, object_id: String(object_id) };
}

function toBody({ document, parent, column, position }: WirePlace) {
  return { ...toRef(document), parent, ...(parent !== null && { column }), position };
}

/** Translates an answer to what the queue decides by. 429 and 5xx are trouble that passes. */
export function toReply<T>(reply: ProviderReply, read: (body: never) => T): Reply<T> {
  if (reply.kind === 'failed') return { kind: 'lost' };
  const { status } = reply;
  const body = (reply.body ?? {}) as { field?: string; rule?: string; limit?: string; current?: WireBlock };
  if (status >= 200 && status < 300) return { kind: 'done', value: read(reply.body as never) };
  if (status === 401) return { kind: 'loggedOut' };
  if (status === 404) return { kind: 'gone' };
  if (status === 409 || status === 412) {
    const partners = (body.current as { partners?: readonly DocumentRef[] } | undefined)?.partners;
    return { kind: 'outdated', current: body.current ?? null, ...(partners && { partners: partners.map(toKey) }) };
  }
  if (status === 429 || status >= 500) return { kind: 'lost' };
  return {
    kind: 'refused',
    status,
    ...(body.field !== undefined && { field: body.field }),
    ...(body.rule !== undefined && { rule: body.rule }),
    ...(body.limit !== undefined && { limit: body.limit }),
  };
}
