/**
 * Looks into a Node process that was started with `--inspect`,
 * to read its heap after everything unused is freed.
 */
export interface HeapWatch {
  /** Bytes in use. */
  read(): Promise<number>;
  close(): void;
}

export async function watchHeap(inspectPort: number): Promise<HeapWatch> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectPort}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const address = targets[0]?.webSocketDebuggerUrl;
  if (!address) throw new Error('The process cannot be looked into.');
  const socket = new WebSocket(address);
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The process cannot be looked into.')), { once: true });
  });
  const call = (method: string) =>
    new Promise<unknown>((resolve) => {
      waiting.set((lastId += 1), resolve);
      socket.send(JSON.stringify({ id: lastId, method }));
    });
  return {
    async read() {
      await call('HeapProfiler.collectGarbage');
      await call('HeapProfiler.collectGarbage');
      return ((await call('Runtime.getHeapUsage')) as { usedSize: number }).usedSize;
    },
    close: () => socket.close(),
  };
}
