const PREFIX = 'spielplan-editor ';
/** Where the page is no secure context there are no Web Locks: the tab then knows its own alone. */
const own = new Map<string, Promise<void>>();

/** Holds a name as long as this tab lives or until what it answers is called. */
export async function holdLock(name: string): Promise<() => void> {
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  own.set(PREFIX + name, end);
  if (locks())
    void locks()!.request(PREFIX + name, () => {
      held.resolve();
      return end;
    });
  else held.resolve();
  await held.promise;
  return () => {
    own.delete(PREFIX + name);
    release();
  };
}

/** Which of these names are held, in any tab. */
export async function heldLocks(names: readonly string[]): Promise<Set<string>> {
  const all = (await locks()?.query())?.held?.flatMap(({ name }) => name ?? []) ?? [];
  const held = new Set([...all, ...own.keys()]);
  return new Set(names.filter((name) => held.has(PREFIX + name)));
}

/** Does something that no other tab does at the same time. */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const manager = locks();
  return manager ? manager.request(PREFIX + name, work) : work();
}

function locks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}
