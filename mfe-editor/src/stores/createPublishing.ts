import type { DocumentState } from '@spielplan/shared-contracts/api';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import type { DocumentKey } from '../domain/forest/forest.ts';
import type { DocumentCalls } from '../transport/createDocumentCalls.ts';

export interface PublishingStatus {
  /** `direct`: each save is live. `unknown` until the provider has said so. */
  readonly mode: 'unknown' | 'draft' | 'direct';
  readonly states: readonly DocumentState[];
  readonly action: 'none' | 'running' | 'done' | 'failed';
}

/** Where the documents of a page stand, and their way to visitors. Each change answers whether it worked. */
export interface Publishing extends Omit<StoreApi<PublishingStatus>, 'setState'> {
  refresh(): Promise<void>;
  /** Makes the changes of these documents visible, now or at an instant; by default of all of the page. */
  publish(of?: readonly DocumentKey[], at?: string): Promise<boolean>;
  /** Takes back what was to be published at a time. */
  unschedule(): Promise<boolean>;
  discard(): Promise<boolean>;
  /** Takes documents off the site; their working state stays. */
  unpublish(of: readonly DocumentKey[]): Promise<boolean>;
}

export function createPublishing(calls: DocumentCalls, documents: readonly DocumentKey[]): Publishing {
  const { setState, ...store } = createStore<PublishingStatus>(() => ({ mode: 'unknown', states: [], action: 'none' }));
  const act = async (call: ReturnType<DocumentCalls['publish']>) => {
    setState({ action: 'running' });
    const reply = await call;
    if (reply.kind === 'done')
      setState({ action: 'done', states: store.getState().states.map((state) => newest(state, reply.value)) });
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
    publish: (of = documents, at) => act(calls.publish(of, at)),
    unschedule: () => act(calls.unschedule(plannedOf(store.getState().states))),
    discard: () => act(calls.discard(documents)),
    unpublish: (of) => act(calls.unpublish(of)),
  };
}

/** `page:12`, as the editor names a document. */
export function keyOfState({ content_type, object_id }: Pick<DocumentState, 'content_type' | 'object_id'>): DocumentKey {
  return `${content_type}:${object_id}`;
}

function plannedOf(states: readonly DocumentState[]): DocumentKey[] {
  return states.filter(({ scheduled_at }) => scheduled_at !== null).map(keyOfState);
}

function newest(state: DocumentState, answered: readonly DocumentState[]): DocumentState {
  return answered.find((each) => keyOfState(each) === keyOfState(state)) ?? state;
}
