import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import { SessionEnded, type SectionClient } from '../transport/sectionClient.ts';

/** How far a section is: `there` was so before, `created` is new. */
export type SectionState = 'loading' | 'there' | 'creating' | 'created' | 'failed';

/** The state of every section that has been asked for, by its slug. */
type SectionStates = Readonly<Record<string, SectionState>>;

/**
 * Sees to it that the sections of an edited page are there, each
 * asked for once, and tells its listeners how far they are.
 */
export interface SectionStore extends Omit<StoreApi<SectionStates>, 'setState'> {
  /**
   * Sees to it that there is a section: loads it, and creates an empty one where there is none
   * (product.md section 4). Asked again it does nothing, unless that failed. Never rejects.
   */
  ensure(slug: string): Promise<void>;
}

interface SectionStoreOptions {
  client: SectionClient;
  /** Not for a session that has ended: that the client tells by itself. */
  onFailure: (slug: string, error: unknown) => void;
}

/**
 * Makes the loading states of the sections of one browser, each by its slug (product.md section 3).
 */
export function createSectionStore({ client, onFailure }: SectionStoreOptions): SectionStore {
  const { setState, ...store } = createStore<SectionStates>(() => ({}));
  const set = (slug: string, state: SectionState) => setState({ [slug]: state });

  return {
    ...store,
    async ensure(slug) {
      const states = store.getState();
      if (states[slug] && states[slug] !== 'failed') return;
      set(slug, 'loading');
      try {
        if (await client.isThere(slug)) return set(slug, 'there');
        set(slug, 'creating');
        set(slug, (await client.create(slug)) === 'created' ? 'created' : 'there');
      } catch (error) {
        set(slug, 'failed');
        if (!(error instanceof SessionEnded)) onFailure(slug, error);
      }
    },
  };
}
