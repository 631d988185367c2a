import { connect as connectTo, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be held, as if the server had stopped in the middle of its work. */
export interface HoldableRelay {
  /** The server's address by way of the relay. */
  url: string;
  /** From now on connections are taken and nothing comes or goes on any; until `release` all of it waits. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

export async function openHoldableRelay(serverUrl: string): Promise<HoldableRelay> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer((visitor) => {
    const target = connectTo(Number(port), hostname);
    const pair = [visitor, target] as const;
    visitor.pipe(target).pipe(visitor);
    for (const [end, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      sockets.add(end);
      end
        .on('error', () => undefined)
        .once('close', () => {
          sockets.delete(end);
          other.destroy();
        });
      if (isHeld) end.cork();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    hold() {
      isHeld = true;
      // What is written waits in this process.
      for (const each of sockets) each.cork();
    },
    release() {
      isHeld = false;
      for (const each of sockets) each.uncork();
    },
    async close() {
      for (const each of sockets) each.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
