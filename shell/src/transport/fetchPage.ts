import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { PageAnswer, RedirectAnswer } from '@spielplan/shared-contracts/remote';
import { pageDataUrl } from '@spielplan/shared-contracts/routes';
import { noteServerTime } from '@spielplan/shared-ui/host';

export type FetchedPage = { kind: 'page'; answer: PageAnswer } | { kind: 'redirect'; to: string } | { kind: 'other-release' };

export interface FetchOptions {
  signal?: AbortSignal;
  /** The first day of the house of a list session, so that paging across midnight has no gap (R5). */
  firstDay?: string;
}

/**
 * Fetches the data answer of a path, for a page whose code is that of `isSame`. Rejects with `PROVIDER_UNREACHABLE`
 * where there is none, and with the signal's reason.
 */
export async function fetchPageData(
  pathAndQuery: string,
  isSame: (answer: PageAnswer) => boolean,
  { signal, firstDay }: FetchOptions = {},
): Promise<FetchedPage> {
  const [withoutHash = ''] = pathAndQuery.split('#');
  const url = pageDataUrl(withoutHash) + (firstDay ? `${withoutHash.includes('?') ? '&' : '?'}_day=${firstDay}` : '');
  let answer: PageAnswer | RedirectAnswer;
  try {
    // What is over by `stale-while-revalidate` is for CDNs; a reader gets what holds now.
    const response = await fetch(url, { signal, headers: { accept: 'application/json' }, cache: 'no-cache' });
    noteServerTime(response);
    answer = await parseAnswer(response);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new SpielplanError('PROVIDER_UNREACHABLE', { detail: url, cause });
  }
  if ('redirect' in answer) return { kind: 'redirect', to: answer.redirect };
  return isSame(answer) ? { kind: 'page', answer } : { kind: 'other-release' };
}

/**
 * Every answer of the site names its release set; what stands
 * before the site may answer in its place, in JSON, too.
 */
async function parseAnswer(response: Response): Promise<PageAnswer | RedirectAnswer> {
  const answer = (await response.json()) as PageAnswer | RedirectAnswer | null;
  if (!answer?.releaseSet) throw new TypeError('no page');
  return answer;
}
