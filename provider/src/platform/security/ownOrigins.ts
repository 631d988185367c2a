import type { Configuration } from '../configuration/configuration.ts';

/** The names of this machine for itself. */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origins whose pages may send what changes something: the site's own and those of `TRUSTED_ORIGINS`. A site on http that is
 * called by a loopback name is one site under all of them, because whoever tries it types either.
 */
export function ownOrigins({
  publicOrigin,
  trustedOrigins,
}: Pick<Configuration, 'publicOrigin' | 'trustedOrigins'>): ReadonlySet<string> {
  const { protocol, hostname, port } = new URL(publicOrigin);
  const isLoopback = protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname);
  const names = isLoopback ? LOOPBACK_HOSTS.map((name) => new URL(`http://${name}:${port || '80'}`).origin) : [];
  return new Set([publicOrigin, ...names, ...trustedOrigins]);
}
