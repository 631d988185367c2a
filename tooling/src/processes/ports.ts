import { createServer } from 'node:net';

/**
 * Reads a port from the environment; throws one sentence that names the variable where it is none.
 */
export function parsePort(name: string, fallback: number, env: NodeJS.ProcessEnv = process.env): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is "${text}", but must be a port between 1 and 65535.`);
  return port;
}

/** Throws one sentence that says what to do when somebody else listens on the port already. */
export async function refuseUsedPort(name: string, port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new Error(`Port ${port} is in use. Stop what runs there, or choose another one: ${name}=${port + 1} npm start`);
}

/** Answers a port of this machine that nobody listens on at the moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('There is no free port.')),
      );
    });
  });
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
