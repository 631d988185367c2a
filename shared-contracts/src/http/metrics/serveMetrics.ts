import { createServer, type Server } from 'node:http';
import type { MetricRegistry } from './MetricRegistry.ts';

/**
 * Serves the metrics as Prometheus reads them at `/metrics`,
 * on a port of their own that no visitor reaches.
 */
export function serveMetrics(registry: MetricRegistry, { port, host }: { port: number; host: string }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
