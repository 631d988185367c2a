import * as fc from 'fast-check';
import { allCalls, type Call } from '@spielplan/shared-contracts/api';
import { describeSchemas, isBlockCall } from '../openapi/index.ts';
import type { FuzzClient } from './fuzzClient.ts';
import { type FuzzRequest, fuzzRequest } from './fuzzRequest.ts';
import { judge } from './judge.ts';
import { strayRequest } from './strayRequest.ts';

export interface FuzzOptions {
  seed: number;
  /**
   * Requests to each call; kinds of content blocks share
   * their code, so each of their calls gets an eighth.
   */
  perCall: number;
  calls?: readonly Call[];
  /** After each call: undoes what would keep the next ones from being tried at all. */
  settle?: () => Promise<void>;
}

/** A request, made as small as it can be, that was answered wrongly. */
export interface FuzzFailure {
  call: string;
  reason: string;
  request: FuzzRequest;
}

export interface FuzzReport {
  requests: number;
  /** How often each status was answered. */
  statuses: Record<number, number>;
  failures: FuzzFailure[];
}

/**
 * Sends requests made from the schemas of every call and
 * judges each answer. The same seed sends the same requests.
 */
export async function runFuzz(
  client: FuzzClient,
  { seed, perCall, calls = Object.values(allCalls), settle }: FuzzOptions,
): Promise<FuzzReport> {
  const schemas = describeSchemas(calls);
  const report: FuzzReport = { requests: 0, statuses: {}, failures: [] };

  const attack = async (id: string, requests: fc.Arbitrary<FuzzRequest>, runs: number, call: Call | null) => {
    let reason = '';
    const property = fc.asyncProperty(requests, async (request) => {
      const answer = await client.send(request);
      report.requests += 1;
      report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
      const wrong = judge(request, answer, call);
      if (wrong === null) return true;
      reason = wrong;
      return false;
    });
    const { failed, counterexample, errorInstance } = await fc.check(property, { seed: seedOf(id, seed), numRuns: runs });
    await settle?.();
    if (!failed || !counterexample) return;
    report.failures.push({ call: id, reason: reason || String(errorInstance), request: counterexample[0] });
  };

  for (const call of calls) {
    const runs = isBlockCall(call.id) ? Math.max(1, Math.round(perCall / 8)) : perCall;
    await attack(call.id, fuzzRequest(call, schemas), runs, call);
  }
  await attack('everything else', strayRequest(), perCall * 6, null);
  return report;
}

/**
 * A seed of its own for each call, or all of them would
 * be asked by the same senders in the same order.
 */
function seedOf(id: string, seed: number): number {
  return [...id].reduce((mixed, letter) => Math.imul(mixed ^ letter.charCodeAt(0), 16_777_619), seed);
}

/** A failure as a person reads and repeats it. */
export function describeFailure({ call, reason, request }: FuzzFailure): string {
  const { sender, method, target, headers, body } = request;
  const lines = [`${call}: ${reason}`, `  ${sender}: ${method} ${target.slice(0, 400)}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`  ${name}: ${value.slice(0, 200)}`);
  if (body !== null) lines.push(`  ${JSON.stringify(body.slice(0, 600))}`);
  return lines.join('\n');
}
