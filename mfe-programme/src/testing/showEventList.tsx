import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import { EventListScreen } from '../screens/EventList/EventListScreen.tsx';
import { listLoading, listView } from './listAnswers.ts';
import { messages } from './loadContext.ts';
import { programmeProvider } from './programme.ts';

/** The address of the events page. */
export const LIST_PATH = '/de/programm/veranstaltungen';

type Programme = Parameters<typeof programmeProvider>[0];
type Options = Parameters<typeof listLoading>[1] & { url?: string; sections?: PageAnswer['sections']; isStyled?: boolean };

/**
 * Shows the events page of a programme with its real
 * loader and store; `loading` is its way to further pages.
 */
export async function showEventList(
  programme: Programme,
  { url = LIST_PATH, sections, isStyled = false, ...options }: Options = {},
) {
  const provider = programmeProvider(programme);
  const loading = listLoading(provider, options);
  const data = await listView(provider, url, options);
  const lang = options.lang ?? 'de';
  const rendered = renderInHost(<EventListScreen data={data} />, {
    lang,
    url,
    messages: { programme: messages[lang] },
    host: { loadPage: loading.loadPage },
    isStyled,
    ...(sections && { page: { sections } }),
  });
  return { ...rendered, provider, loading, data };
}

/** The ids of the events on screen, in their order. */
export const shownEvents = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.dataset.event)
    .map((item) => item.dataset.event);
