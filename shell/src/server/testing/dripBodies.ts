import { connect, type Socket } from 'node:net';

interface DripOptions {
  port: number;
  count: number;
  everyMs: number;
  /** More of the head of the n-th. */
  head?: ((index: number) => string) | undefined;
}

export interface Drips {
  /** Statuses of those that have been answered. */
  statuses(): number[];
  /** How many are still open. */
  open(): number;
  stop(): void;
}

/**
 * Opens connections that each send a login whose body comes
 * byte by byte. Resolves when all have sent their head.
 */
export async function dripBodies({ port, count, everyMs, head = () => '' }: DripOptions): Promise<Drips> {
  const sockets = new Set<Socket>();
  const statuses: number[] = [];
  const start = (index: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /pageeditor-api/login HTTP/1.1\r\nHost: haus.example\r\n${head(index)}Content-Type: application/json\r\nContent-Length: 300\r\n\r\n{`,
          () => resolve(),
        );
      });
      sockets.add(socket);
      socket.once('data', (part) => statuses.push(Number(part.toString('latin1').slice(9, 12))));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        resolve();
      });
    });
  // A few at a time, so that the queue of new connections is not what is tested.
  for (let index = 0; index < count; index += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - index) }, (_, offset) => start(index + offset)));
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, everyMs);
  return {
    statuses: () => statuses,
    open: () => sockets.size,
    stop() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
