import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import type { LoadPage } from '@spielplan/shared-ui/lists';
import type { StoryCard } from '../domain/stories/storyCard.ts';
import { createStoryListStore, type StoryPage } from './storyListStore.ts';

const cards = (...ids: number[]) => ids.map((id) => ({ id }) as StoryCard);
const first: StoryPage = { path: '/de/stories', stories: cards(2, 3), page: 1, pages: 3, older: '/de/stories?page=2' };
const answer = (data: StoryPage, change: Partial<PageAnswer> = {}) =>
  ({ status: 200, screen: { remote: 'magazine', id: 'magazineTag' }, data, ...change }) as PageAnswer;
const second = answer({ path: '/de/stories', stories: cards(3, 4), page: 2, pages: 3, older: '/de/stories?page=3' });

describe('a list of stories', () => {
  it('goes on with the next page, and shows no story twice', async () => {
    const asked: string[] = [];
    const list = createStoryListStore(first, async (path) => (asked.push(path), second));
    await Promise.all([list.loadNext({ isAutomatic: true }), list.loadNext()]);
    expect(asked).toEqual(['/de/stories?page=2']);
    expect(list.getState()).toMatchObject({ page: 2, next: '/de/stories?page=3', automaticPages: 1, isLoading: false });
    expect(list.getState().stories.map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('asks for the same page again after a failure', async () => {
    const answers: LoadPage[] = [() => Promise.reject(new Error('away')), async () => second];
    const asked: string[] = [];
    const list = createStoryListStore(first, (path, options) => (asked.push(path), answers.shift()!(path, options)));
    await list.loadNext();
    expect(list.getState()).toMatchObject({ hasFailed: true, page: 1 });
    await list.loadNext();
    expect(list.getState()).toMatchObject({ hasFailed: false, page: 2 });
    expect(asked).toEqual(['/de/stories?page=2', '/de/stories?page=2']);
  });

  it('takes an error page for a failure', async () => {
    const list = createStoryListStore(first, async () => answer(second.data as StoryPage, { status: 503 }));
    await list.loadNext();
    expect(list.getState()).toMatchObject({ hasFailed: true, page: 1 });
  });

  it('drops what arrives after the reader has left', async () => {
    const waiting = Promise.withResolvers<PageAnswer>();
    const list = createStoryListStore(first, () => waiting.promise);
    const loading = list.loadNext();
    list.abandon();
    waiting.resolve(second);
    await loading;
    expect(list.getState()).toMatchObject({ page: 1, isLoading: false });
  });

  it('stops coming by itself once another release is there, and asks nothing behind the last page', async () => {
    const list = createStoryListStore(first, async () => null);
    await list.loadNext({ isAutomatic: true });
    expect(list.getState()).toMatchObject({ page: 1, automaticPages: Number.POSITIVE_INFINITY, hasFailed: false });
    const whole = createStoryListStore({ ...first, older: null }, () => Promise.reject(new Error('never asked')));
    await whole.loadNext();
    expect(whole.getState().hasFailed).toBe(false);
  });
});
