import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type {
  BodyOf,
  changePageCall,
  createPageCall,
  PageNode,
  removePageCall,
  restorePageCall,
} from '@spielplan/shared-contracts/api';
import { useHost } from '@spielplan/shared-ui/host';
import { useState } from 'react';
import { callHub, failureOf, type HubFailure, type HubReply } from '../callHub.ts';

export type PageChangeBody = Omit<BodyOf<typeof changePageCall>, 'revision'>;
export type NewPage = BodyOf<typeof createPageCall>;
/** What came of a change: the pages that are others now, or why there is none, at which field where that is known. */
export type TreeReply =
  | { kind: 'done'; pages: readonly PageNode[] }
  | { kind: 'failed'; failure: HubFailure | 'hub.pages.taken' | 'hub.pages.misfit'; field: string | null }
  /** `owner` is the remote whose address it is, or `site`. */
  | { kind: 'failed'; failure: 'hub.pages.owned'; field: string | null; owner: string };

/** The tree as it is known here, and the calls that change it. Where somebody else was faster the page is shown as it is. */
export function usePageTree(loaded: readonly PageNode[]) {
  const { signals } = useHost();
  const [pages, setPages] = useState(loaded);

  const put = (changed: readonly PageNode[]) =>
    setPages((all) => [...all.filter(({ id }) => !changed.some((page) => page.id === id)), ...changed]);
  const take = (reply: HubReply<typeof changePageCall>): TreeReply => {
    if (reply.kind === 'done') {
      put(reply.value.pages);
      return { kind: 'done', pages: reply.value.pages };
    }
    const problem = reply.kind === 'refused' ? reply.problem : null;
    if (problem?.current) put([problem.current as PageNode]);
    const isTaken = problem?.error === 'CONFLICT' && !problem.current;
    if (isTaken && problem.rule === 'owned')
      return { kind: 'failed', failure: 'hub.pages.owned', field: problem.field ?? null, owner: problem.limit ?? 'site' };
    const isMisfit = problem?.error === 'INVALID_BODY';
    const failure = isTaken ? 'hub.pages.taken' : isMisfit ? 'hub.pages.misfit' : failureOf(reply);
    return { kind: 'failed', failure, field: problem?.field ?? null };
  };

  return {
    pages,
    put,
    change: async ({ id, revision }: Pick<PageNode, 'id' | 'revision'>, body: PageChangeBody): Promise<TreeReply> =>
      take(await callHub<typeof changePageCall>(signals, addresses.changePage, { id, body, ifMatch: revision })),
    create: async (body: NewPage): Promise<TreeReply> =>
      take(await callHub<typeof createPageCall>(signals, addresses.createPage, { body })),
    restore: async (id: number): Promise<TreeReply> =>
      take(await callHub<typeof restorePageCall>(signals, addresses.restorePage, { id })),
    remove: async ({ id, revision }: PageNode): Promise<TreeReply> => {
      const reply = await callHub<typeof removePageCall>(signals, addresses.removePage, { id, ifMatch: revision });
      if (reply.kind !== 'done') return take(reply);
      setPages((all) => all.filter((page) => !reply.value.ids.includes(page.id)));
      return { kind: 'done', pages: [] };
    },
  };
}

export type PageTree = ReturnType<typeof usePageTree>;
