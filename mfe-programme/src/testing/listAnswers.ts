import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer, ProviderReader } from '@spielplan/shared-contracts/remote';
import type { DesignSettings } from '@spielplan/shared-contracts/api';
import type { EventListView } from '../domain/lists/eventListView.ts';
import { loadEventList } from '../screens/EventList/loadEventList.server.ts';
import { loadContext } from './loadContext.ts';

interface ListOptions {
  lang?: Language;
  now?: string;
  design?: Partial<DesignSettings>;
  calendarFilters?: string[];
  isSeveral?: boolean;
  hasAccessFilter?: boolean;
}

/** The events page of an address as the real loader gives it. */
export async function listView(provider: ProviderReader, url: string, options: ListOptions = {}): Promise<EventListView> {
  const result = await loadEventList(loadContext({ provider, url, ...options }));
  if (result.kind !== 'page') throw new Error(`${url} answered ${JSON.stringify(result)}.`);
  return result.data;
}

/**
 * The shell's `loadPage` over a provider: it answers when the test says
 * `release()`, fails while `isDown`, and remembers what it was asked for.
 */
export function listLoading(provider: ProviderReader, options: ListOptions = {}) {
  const asked: { path: string; firstDay: string | undefined }[] = [];
  const waiting: (() => void)[] = [];
  const loading = {
    asked,
    isDown: false,
    isHeld: false,
    release: () => waiting.splice(0).forEach((go) => go()),
    async loadPage(path: string, { firstDay }: { signal?: AbortSignal; firstDay?: string } = {}): Promise<PageAnswer> {
      asked.push({ path, firstDay });
      const { isDown } = loading;
      if (loading.isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      if (isDown) throw new SpielplanError('PROVIDER_UNREACHABLE');
      const url = firstDay ? `${path}${path.includes('?') ? '&' : '?'}_day=${firstDay}` : path;
      const data = await listView(provider, url, options);
      // Only what the list reads; the rest of an answer is the shell's.
      return { status: 200, screen: { remote: 'programme', id: 'events' }, data } as unknown as PageAnswer;
    },
  };
  return loading;
}
