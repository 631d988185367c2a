import { STATE_DIR } from './root.ts';

export const REMOTES = ['programme', 'magazine', 'booking', 'editor'] as const;
export type Remote = (typeof REMOTES)[number];
export const PARTS = ['shell', ...REMOTES] as const;
export type Part = (typeof PARTS)[number];

/** Where a part's build lies. */
export function buildDir(part: Part): string {
  return `${STATE_DIR}/build/${part}`;
}
