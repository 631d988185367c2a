import { randomInt } from 'node:crypto';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import { CURRENT_LANE, DRAWS, formatLaneCookie, parseLaneCookie } from './laneCookie.ts';
import type { RunningCanary } from './watchCanary.ts';

/** Draws a visitor's lane and counts the view; pages ask for it while a canary runs. */
export const LANE_SCRIPT_PATH = '/_lane.js';

/** An empty script whose cookie draws a lane for anyone who has none, and keeps it in step with the share. */
export function answerLaneScript(
  running: Pick<RunningCanary, 'lane' | 'share'> | null,
  cookie: string | undefined,
  isSecure: boolean,
): PreparedResponse {
  const known = parseLaneCookie(cookie);
  if (!running) return emptyScript(known && formatLaneCookie(null, isSecure));
  const draw = known?.draw ?? randomInt(DRAWS);
  const lane = draw < running.share ? running.lane : CURRENT_LANE;
  return emptyScript(known?.lane === lane ? null : formatLaneCookie({ draw, lane }, isSecure));
}

function emptyScript(cookie: string | null): PreparedResponse {
  return prepareResponse({
    contentType: 'text/javascript; charset=utf-8',
    body: '',
    headers: { ...COMMON_HEADERS, 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) },
  });
}
