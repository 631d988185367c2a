const SECRETS = /PASS|SECRET|TOKEN|KEY|AUTH|CREDENTIAL|DATABASE_URL/i;
/**
 * The one secret that the shell itself needs, and takes
 * out of its environment before code of remotes runs.
 */
const ITS_OWN = 'PURGE_TOKEN';

/** What the shell's process, in which code of remotes runs, does not even get. */
export function withoutSecrets(env: NodeJS.ProcessEnv): Record<string, undefined> {
  const names = Object.keys(env).filter((name) => name !== ITS_OWN && SECRETS.test(name));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}
