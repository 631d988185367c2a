import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { RenderBundle } from '../pages/RenderBundle.ts';
import type { JsonAnswer } from '../provider/requestJson.ts';

type Send = (url: URL, timeoutMs: number) => Promise<JsonAnswer>;
export type CallOutcome = 'answered' | 'failed' | 'timeout' | 'unreachable';

/** Takes what pages spend their time on, in seconds. */
export interface PageTimes {
  rendered(seconds: number): void;
  called(outcome: CallOutcome, seconds: number): void;
}

/** The bundle, with each rendering timed. */
export function timeRendering(bundle: RenderBundle, { rendered }: Pick<PageTimes, 'rendered'>): RenderBundle {
  return {
    ...bundle,
    createRenderer(components) {
      const renderApp = bundle.createRenderer(components);
      return async (input) => {
        const begun = performance.now();
        try {
          return await renderApp(input);
        } finally {
          rendered(secondsSince(begun));
        }
      };
    },
  };
}

/** The sender of calls, with each of them timed. */
export function timeCalls(send: Send, { called }: Pick<PageTimes, 'called'>): Send {
  return async (url, timeoutMs) => {
    const begun = performance.now();
    try {
      const answer = await send(url, timeoutMs);
      called(answer.status < 500 ? 'answered' : 'failed', secondsSince(begun));
      return answer;
    } catch (error) {
      called(isSpielplanError(error, 'PROVIDER_TIMEOUT') ? 'timeout' : 'unreachable', secondsSince(begun));
      throw error;
    }
  };
}

/** Times of another thread on their way to the metrics. */
export interface PlainTimes {
  renderings: number[];
  calls: [CallOutcome, number][];
}

/** Collects times until they are taken; null where there are none. */
export function collectTimes(): PageTimes & { take(): PlainTimes | null } {
  let times: PlainTimes = { renderings: [], calls: [] };
  return {
    rendered: (seconds) => void times.renderings.push(seconds),
    called: (outcome, seconds) => void times.calls.push([outcome, seconds]),
    take() {
      const taken = times;
      if (taken.renderings.length + taken.calls.length === 0) return null;
      times = { renderings: [], calls: [] };
      return taken;
    },
  };
}

/** Hands on what another thread has collected. */
export function countTimes({ renderings, calls }: PlainTimes, times: PageTimes): void {
  for (const seconds of renderings) times.rendered(seconds);
  for (const [outcome, seconds] of calls) times.called(outcome, seconds);
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1_000;
}
