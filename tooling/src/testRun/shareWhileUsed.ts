interface Shared<Thing> {
  thing: Promise<Thing>;
  users: number;
}

/**
 * Hands one thing to all that use it at the same time: it is started for the first of them and
 * stopped after the last. One that comes later gets a new one. A start that fails fails for all.
 */
export function shareWhileUsed<Thing>(stop: (thing: Thing) => Promise<void>) {
  let shared: Shared<Thing> | null = null;
  return async function use<Answer>(start: () => Promise<Thing>, act: (thing: Thing) => Promise<Answer>): Promise<Answer> {
    const own = (shared ??= { thing: start(), users: 0 });
    own.users += 1;
    try {
      return await act(await own.thing);
    } finally {
      own.users -= 1;
      if (own.users === 0) {
        if (shared === own) shared = null;
        await own.thing.then(stop);
      }
    }
  };
}
