/** What a process of ours needs of its environment beside its own settings. */
const OF_THE_SYSTEM =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TEMP|TMP|NODE_ENV|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|SystemRoot|NOTIFY_SOCKET|LISTEN_\w+)$/i;

/**
 * The part of an environment that any code may see: nothing
 * that anybody wrote into it for this program or for others.
 */
export function publicEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => OF_THE_SYSTEM.test(name)));
}

/**
 * Takes everything else out of this process's environment once
 * it has been read, but for the names that `needed` fits.
 */
export function cleanEnvironment(env: NodeJS.ProcessEnv, needed?: RegExp): void {
  for (const name of Object.keys(env)) if (!OF_THE_SYSTEM.test(name) && !needed?.test(name)) delete env[name];
}
