import type { ClientRequest } from 'node:http';

/** How long an answer may take to be read once the rest of the body cannot be written. */
const GRACE_MS = 1_000;

type Done = (error?: Error | null) => void;

/**
 * Reads the answer of a provider that answers and closes before it has read the body. A write that
 * fails destroys a socket, and with it an answer that has arrived and is not read yet: here the
 * failure waits until there has been time for it.
 */
export function keepReading(upstream: ClientRequest): void {
  upstream.once('socket', (socket) => {
    let timer: NodeJS.Timeout | undefined;
    const delay =
      (done: Done): Done =>
      (error) => {
        if (error) timer = setTimeout(done, GRACE_MS, error).unref();
        else done();
      };
    const write = socket._write.bind(socket);
    const writeAll = socket._writev?.bind(socket);
    socket._write = (chunk, encoding, done) => write(chunk, encoding, delay(done));
    if (writeAll) socket._writev = (chunks, done) => writeAll(chunks, delay(done));
    upstream.once('response', (answer) => {
      clearTimeout(timer);
      // Nothing else can be sent on a connection of which a write has failed.
      answer.once('end', () => timer && socket.destroy());
    });
    upstream.once('close', () => {
      clearTimeout(timer);
      Reflect.deleteProperty(socket, '_write');
      Reflect.deleteProperty(socket, '_writev');
    });
  });
}
