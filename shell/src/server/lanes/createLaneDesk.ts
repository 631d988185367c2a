import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { z } from 'zod';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { queryOf, readQuery } from '../http/requestUrl.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import { createRecent } from './createRecent.ts';
import { CURRENT_LANE, DRAWS, formatLaneCookie, parseLaneCookie } from './laneCookie.ts';
import type { Vitals } from '@spielplan/shared-contracts/trials';
import { LANE_SCRIPT } from './laneScript.ts';
import type { CanaryWatch, RunningCanary } from './watchCanary.ts';

/** What browsers ask and tell while a canary runs. */
export interface LaneDesk {
  /** The script of the pages; it draws a lane for anyone who has none, and keeps it in step with the share. */
  script(request: IncomingMessage): PreparedResponse;
  /** Takes the web vitals of a view. */
  takeVitals(body: unknown): void;
  /** Counts the failing view that a browser told of, once. */
  takeFailure(source: { remote: string; version: string } | null, path: string, request: IncomingMessage): void;
}

interface DeskOptions {
  canary: Pick<CanaryWatch, 'current' | 'judge'>;
  isSecure: boolean;
  addressOf: (request: IncomingMessage) => string;
  /** Is told of the vitals of every view. */
  onVitals?: (set: string, path: string, vitals: Vitals) => void;
  draw?: () => number;
}

/** What one visitor's page tells in this time is about one view. */
const ONE_VIEW_MS = 10_000;
const MAX_MS = 600_000;
const value = z.number().int().min(0).max(MAX_MS).optional();
const vitalsSchema = z.object({
  set: z.string().max(64),
  path: z.string().max(2_000).default(''),
  lcp: value,
  cls: value,
  inp: value,
  ttfb: value,
});

/** Answers `/_lane.js` and `/_vitals`, and tells failing views of both lanes apart. */
export function createLaneDesk({ canary, isSecure, addressOf, onVitals, draw = () => randomInt(DRAWS) }: DeskOptions): LaneDesk {
  const isNew = createRecent(ONE_VIEW_MS);

  return {
    script({ url = '', headers }) {
      const running = canary.current();
      const known = parseLaneCookie(headers.cookie);
      if (!running) return scriptAnswer('', known && formatLaneCookie(null, isSecure));
      const set = readQuery(queryOf(url)).get('set');
      running.counter.view(set === running.set.id ? 'canary' : 'current');
      const drawn = known?.draw ?? draw();
      const lane = drawn < running.share ? running.lane : CURRENT_LANE;
      return scriptAnswer(LANE_SCRIPT, known?.lane === lane ? null : formatLaneCookie({ draw: drawn, lane }, isSecure));
    },
    takeVitals(body) {
      const running = canary.current();
      const parsed = vitalsSchema.safeParse(body);
      if (!parsed.success) return;
      const { set, path, ...vitals } = parsed.data;
      onVitals?.(set, path, vitals);
      running?.counter.vitals(set === running.set.id ? 'canary' : 'current', vitals);
    },
    takeFailure(source, path, request) {
      const running = canary.current();
      if (!running || !isNew(`${addressOf(request)} ${path}`)) return;
      running.counter.failView(isOfCanary(running, source, request.headers) ? 'canary' : 'current');
      canary.judge();
    },
  };
}

/** The remote on trial names its version; what else fails is of the lane that the browser is in. */
function isOfCanary(
  { release, lane }: RunningCanary,
  source: { remote: string; version: string } | null,
  { cookie }: IncomingHttpHeaders,
): boolean {
  if (source?.remote === release.name) return source.version === release.version;
  return parseLaneCookie(cookie)?.lane === lane;
}

/** The script for a sample of pages: it is the same for all of them, and nobody's lane depends on it. */
export function vitalsScript(): PreparedResponse {
  const { headers, ...answer } = scriptAnswer(LANE_SCRIPT, null);
  return { ...answer, headers: { ...headers, 'cache-control': 'public, max-age=3600' } };
}

function scriptAnswer(body: string, cookie: string | null): PreparedResponse {
  return prepareResponse({
    contentType: 'text/javascript; charset=utf-8',
    body,
    headers: { ...COMMON_HEADERS, 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) },
  });
}
