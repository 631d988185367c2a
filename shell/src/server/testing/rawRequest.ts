import { connect } from 'node:net';

const FINAL = /HTTP\/1\.1 [2-5]\d\d /;

/**
 * Sends bytes as they are and answers what comes back, as soon
 * as it holds a final status or the connection is closed.
 */
export function rawRequest(port: number, bytes: Buffer | string, until = FINAL): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('latin1');
      if (until.test(text)) socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? null : reject(error),
    );
    socket.on('close', () => resolve(text));
    socket.write(bytes);
  });
}

/** The status of a raw answer, provisional ones left out; 0 where there is none. */
export function statusOf(answer: string): number {
  return Number(/HTTP\/1\.1 ([2-5]\d\d) /.exec(answer)?.[1] ?? 0);
}
