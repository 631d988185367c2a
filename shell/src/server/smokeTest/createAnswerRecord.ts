import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { JsonAnswer } from '../provider/requestJson.ts';
import type { RecordedAnswers } from '../releases/createReleaseMemory.ts';

type Send = (url: URL, timeoutMs: number) => Promise<JsonAnswer>;

export interface AnswerRecord {
  /** Asks the provider and notes what it answers. */
  listen(send: Send): Send;
  /** Answers from what was noted; `PROVIDER_UNREACHABLE` where nothing like it was. */
  replay: Send;
  answers(): RecordedAnswers;
}

const MAX_ANSWERS = 1_000;
const MAX_ANSWER_BYTES = 1_000_000;
const MAX_BYTES = 12_000_000;

/**
 * Keeps what the provider answered in smoke tests that were passed, so that a build is
 * tested as well while the provider is away or broken. What was asked for last stays longest.
 */
export function createAnswerRecord(known: RecordedAnswers = new Map()): AnswerRecord {
  const kept = new Map(known);

  function note(url: URL, { status, body }: JsonAnswer): void {
    if (status !== 200 && status !== 404 && status !== 410) return;
    const text = JSON.stringify(body);
    if (text.length > MAX_ANSWER_BYTES) return;
    const name = nameOf(url);
    kept.delete(name);
    kept.set(name, { status, text });
  }

  return {
    listen: (send) => async (url, timeoutMs) => {
      const answer = await send(url, timeoutMs);
      note(url, answer);
      return answer;
    },
    async replay(url) {
      const found = kept.get(nameOf(url)) ?? lastLike(kept, url);
      if (!found) throw new SpielplanError('PROVIDER_UNREACHABLE', { detail: `${url.pathname} is not recorded` });
      return { status: found.status, body: JSON.parse(found.text) as unknown, bytes: found.text.length };
    },
    answers() {
      let bytes = 0;
      const newest = [...kept].toReversed().slice(0, MAX_ANSWERS);
      return new Map(newest.filter(([, { text }]) => (bytes += text.length) <= MAX_BYTES).toReversed());
    },
  };
}

/** Queries name days, so the same list asked on another day is as good. */
function lastLike(kept: RecordedAnswers, { pathname }: URL) {
  const like = [...kept].filter(([name, { status }]) => name.split('?', 1)[0] === pathname && status === 200);
  return like.at(-1)?.[1];
}

function nameOf({ pathname, search }: URL): string {
  return pathname + search;
}
