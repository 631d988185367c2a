import { getInstance } from '@module-federation/enhanced/runtime';

/** The federation runtime, wrapped once: nothing else in the product knows which one it is. */
export function registerRemote(name: string, entry: string): void {
  getInstance()?.registerRemotes([{ name, entry, type: 'global' }], { force: false });
}

/** The module a registered remote exposes. Rejects when its script cannot be had. */
export async function loadRemoteModule<T>(name: string): Promise<T> {
  const module = await getInstance()?.loadRemote<T>(`${name}/remote`);
  if (!module) throw new Error(`The remote ${name} exposes nothing.`);
  return module;
}
