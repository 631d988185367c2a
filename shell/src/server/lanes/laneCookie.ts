import { createHash } from 'node:crypto';
import type { RemoteRelease } from '@spielplan/shared-contracts/remote';

/** Holds a visitor's draw and the canary that it led to: nothing that tells visitors apart. */
const LANE_COOKIE = 'lane';
/** Draws there are: a share is a percentage. */
export const DRAWS = 100;
/** The lane of everybody who gets no canary. */
export const CURRENT_LANE = '0';

const MAX_AGE_SECONDS = 7 * 86_400;
const COOKIE = /(?:^|;\s?)lane=(\d\d)-([0-9a-f]{1,12})(?:;|$)/;

export interface LaneCookie {
  /** 0 to 99; a visitor below the share gets the canary. */
  draw: number;
  lane: string;
}

/** What a visitor's cookie says; null for none and for what this site never sets. */
export function parseLaneCookie(header: string | undefined): LaneCookie | null {
  const [, draw, lane] = COOKIE.exec(header ?? '') ?? [];
  return draw === undefined || lane === undefined ? null : { draw: Number(draw), lane };
}

/** Caches tell lanes apart by this name: the same on every shell, another for each build. */
export function laneOf({ name, version }: Pick<RemoteRelease, 'name' | 'version'>): string {
  return createHash('sha256').update(`${name}@${version}`).digest('hex').slice(0, 12);
}

/** The value of `Set-Cookie`; no cookie is kept where there is no canary. */
export function formatLaneCookie(cookie: LaneCookie | null, isSecure: boolean): string {
  const value = cookie ? `${String(cookie.draw).padStart(2, '0')}-${cookie.lane}` : '';
  const rest = `; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${LANE_COOKIE}=${value}; Max-Age=${cookie ? MAX_AGE_SECONDS : 0}${rest}`;
}
