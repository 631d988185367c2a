import { SITE_DEFAULTS } from '../processes/siteDefaults.ts';

/** The shells whose verdict counts: `SHELL_URLS`, with commas; else the one of this machine. */
export function readShells(env: NodeJS.ProcessEnv = process.env): string[] {
  const named = (env.SHELL_URLS ?? '').split(',').map((url) => url.trim().replace(/\/$/, ''));
  const given = named.filter(Boolean);
  return given.length > 0 ? given : [`http://127.0.0.1:${env.PORT || SITE_DEFAULTS.PORT}`];
}
