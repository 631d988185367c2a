import type { DocumentState } from '@spielplan/shared-contracts/api';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentKey } from '../domain/forest/forest.ts';
import type { DocumentCalls } from '../transport/createDocumentCalls.ts';

export interface PublishingStatus {
  /** `direct`: each save is live. `unknown` until the provider has said so. */
  readonly mode: 'unknown' | 'draft' | 'direct';
  readonly states: readonly DocumentState[];
  readonly action: 'none' | 'running' | 'done' | 'failed';
}

/** Where the documents of a page stand, and their way to visitors. */
export interface Publishing extends Omit<StoreApi<PublishingStatus>, 'setState'> {
  refresh(): Promise<void>;
  /** Makes all of the page's changes visible. False where that did not work. */
  publish(): Promise<boolean>;
  discard(): Promise<boolean>;
}

export function createPublishing(calls: DocumentCalls, documents: readonly DocumentKey[]): Publishing {
  const { setState, ...store } = createStore<PublishingStatus>(() => ({ mode: 'unknown', states: [], action: 'none' }));
  const act = async (call: DocumentCalls['publish']) => {
    setState({ action: 'running' });
    const reply = await call(documents);
    if (reply.kind === 'done') setState({ action: 'done', states: reply.value });
    else setState({ action: 'failed' });
    return reply.kind === 'done';
  };
  return {
    ...store,
    async refresh() {
      const replies = await Promise.all(documents.map((document) => calls.state(document)));
      if (replies.some(({ kind }) => kind === 'gone')) return setState({ mode: 'direct', states: [] });
      const states = replies.flatMap((reply) => (reply.kind === 'done' ? [reply.value] : []));
      if (states.length < replies.length) return;
      setState({ states, mode: states.some(({ publishing }) => publishing === 'draft') ? 'draft' : 'direct' });
    },
    publish: () => act(calls.publish),
    discard: () => act(calls.discard),
  };
}
