import type { FastifyInstance } from 'fastify';

/** What is still read of a refused body for the sake of the connection; more is not worth it. */
const MAX_BYTES = 1024 * 1024;

/**
 * Reads what is left of a body after its request has been answered. Otherwise a refused upload,
 * half of it read, would block the connection, and the next request on it would wait for ever.
 */
export function readLeftoverBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    let left = MAX_BYTES;
    raw.unpipe();
    raw.on('data', (part: Buffer) => {
      left -= part.length;
      if (left < 0) raw.socket.destroy();
    });
    raw.resume();
  });
}
