import type { DocumentState } from '@spielplan/shared-contracts/api';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import type { DocumentKey } from '../domain/forest/forest.ts';
import type { DocumentCalls } from '../transport/createDocumentCalls.ts';

export interface PublishingStatus {
  /** `direct`: each save is live. `unknown` until the provider has said so. */
  readonly mode: 'unknown' | 'draft' | 'direct';
  readonly states: readonly DocumentState[];
  /** `outdated`: somebody else has changed a document since it was read. */
  readonly action: 'none' | 'running' | 'done' | 'failed' | 'outdated';
  /** Documents that have to be planned with those of the page, because a block has moved between them. */
  readonly partners: readonly DocumentKey[];
}

/** What is planned for the documents of a page: when it goes online, which state that is, and whether there is a newer one. */
export interface Plan {
  readonly documents: readonly DocumentKey[];
  readonly at: string;
  /** When the state was made; null where the provider publishes what is there by then. */
  readonly asOf: string | null;
  readonly isOutdated: boolean;
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

/** Null where nothing is planned. */
export function planOf(states: readonly DocumentState[]): Plan | null {
  const planned = states.filter(({ scheduled_at }) => scheduled_at !== null);
  const [first] = planned;
  if (!first?.scheduled_at) return null;
  const together = planned.filter(({ scheduled_at }) => scheduled_at === first.scheduled_at);
  const asOf = together.flatMap(({ scheduled_as_of }) => scheduled_as_of ?? []).toSorted()[0] ?? null;
  const isOutdated = together.some(({ scheduled_outdated }) => scheduled_outdated === true);
  return { documents: together.map(keyOfState), at: first.scheduled_at, asOf, isOutdated };
}

export function createPublishing(calls: DocumentCalls, documents: readonly DocumentKey[]): Publishing {
  const { setState, ...store } = createStore<PublishingStatus>(() => ({
    mode: 'unknown',
    states: [],
    action: 'none',
    partners: [],
  }));
  const act = async (call: ReturnType<DocumentCalls['publish']>) => {
    setState({ action: 'running', partners: [] });
    const reply = await call;
    if (reply.kind === 'done')
      setState({ action: 'done', states: store.getState().states.map((state) => newest(state, reply.value)) });
    else
      setState({
        action: reply.kind === 'outdated' ? 'outdated' : 'failed',
        partners: (reply.kind === 'outdated' && reply.partners) || [],
      });
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
    publish: (of = documents, at) => act(calls.publish(of, at, revisionsOf(store.getState().states))),
    unschedule: () => act(calls.unschedule(plannedOf(store.getState().states))),
    discard: () => act(calls.discard(documents, revisionsOf(store.getState().states))),
    unpublish: (of) => act(calls.unpublish(of)),
  };
}

/** `page:12`, as the editor names a document. */
export function keyOfState({ content_type, object_id }: Pick<DocumentState, 'content_type' | 'object_id'>): DocumentKey {
  return `${content_type}:${object_id}`;
}

function revisionsOf(states: readonly DocumentState[]): Record<DocumentKey, number> {
  return Object.fromEntries(states.map((state) => [keyOfState(state), state.revision]));
}

function plannedOf(states: readonly DocumentState[]): DocumentKey[] {
  return states.filter(({ scheduled_at }) => scheduled_at !== null).map(keyOfState);
}

function newest(state: DocumentState, answered: readonly DocumentState[]): DocumentState {
  return answered.find((each) => keyOfState(each) === keyOfState(state)) ?? state;
}
