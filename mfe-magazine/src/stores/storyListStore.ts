import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createListSessions, createPagedStore, type LoadPage, type PagedStore } from '@spielplan/shared-ui/lists';
import type { StoryCard } from '../domain/stories/storyCard.ts';

/** A page of a list of stories, as its screen's data holds it. */
export interface StoryPage {
  /** Of the list, without its query. */
  path: string;
  stories: StoryCard[];
  page: number;
  pages: number;
  older: string | null;
}

export type StoryListStore = PagedStore<Pick<StoryPage, 'stories' | 'pages'>>;

/** The lists of stories in this browser tab. */
export const storyListSessions = createListSessions<StoryPage, StoryListStore>(
  ({ path, page }) => `${path} ${page}`,
  createStoryListStore,
);

/** A list of stories as it was first shown, and all pages loaded since. */
export function createStoryListStore(first: StoryPage, loadPage: LoadPage): StoryListStore {
  return createPagedStore<StoryPage, Pick<StoryPage, 'stories' | 'pages'>>({
    first,
    loadPage,
    viewIn,
    placeOf: ({ page, older }) => ({ page, next: older }),
    contentOf: ({ stories, pages }) => ({ stories, pages }),
    // A story published in the meantime moves the others a place on; nobody reads one twice.
    append: ({ stories }, view) => {
      const known = new Set(stories.map(({ id }) => id));
      return { stories: [...stories, ...view.stories.filter(({ id }) => !known.has(id))], pages: view.pages };
    },
  });
}

function viewIn(answer: PageAnswer): StoryPage {
  const isList = answer.status === 200 && answer.screen.remote === 'magazine' && answer.screen.id.startsWith('magazine');
  if (!isList) throw new Error(`The next page answered ${answer.status} for ${answer.screen.id}.`);
  return answer.data as StoryPage; // The same release set's loader made it.
}
