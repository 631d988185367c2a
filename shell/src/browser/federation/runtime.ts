import { SpielplanError } from '@spielplan/shared-contracts/errors';

// What webpack gives every federated build: how the shell
// offers what it shares, and the scopes it offers it in.
declare const __webpack_init_sharing__: (scope: string) => unknown;
declare const __webpack_share_scopes__: { default: object };

/**
 * What a remote's entry script leaves as a global:
 * the contract of every module federation container.
 */
interface Container {
  init(scope: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * The module that a remote exposes; `name` is that of its container, `entry` the address of its
 * script, which is asked for once. Federation, wrapped once: nothing else in the product knows how
 * it works. Rejects with REMOTE_TIMEOUT when the script cannot be had, with REMOTE_CRASHED when it
 * breaks; a script that hangs never settles.
 */
export async function loadRemoteModule<T>(name: string, entry: string): Promise<T> {
  if (!containerOf(name)) await runScript(entry);
  const container = containerOf(name);
  if (!container) throw new SpielplanError('REMOTE_CRASHED', { detail: `${entry} left no container ${name}.` });
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return (await container.get('./remote'))() as T;
}

function containerOf(name: string): Container | undefined {
  return (globalThis as unknown as Record<string, Container | undefined>)[name];
}

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => (script.remove(), resolve()));
    script.addEventListener('error', () => {
      script.remove();
      reject(new SpielplanError('REMOTE_TIMEOUT', { detail: `${src} cannot be had.` }));
    });
    document.head.append(script);
  });
}
