import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { DevEvent } from './browser/hotUpdates.ts';

/** The open pages' line to the development server (server-sent events). */
export interface DevEvents {
  connect(response: ServerResponse): void;
  send(event: Exclude<DevEvent, { kind: 'hello' }>): void;
  /** A part builds again; pages that come later need not hear that it was broken. */
  mend(part: string): void;
  close(): void;
}

/** Greets every page with the state of things, then tells it what happens. */
export function createDevEvents(run: string = randomUUID()): DevEvents {
  const pages = new Set<ServerResponse>();
  const built = new Map<string, string>();
  const broken = new Map<string, string>();

  const write = (page: ServerResponse, event: DevEvent) => page.write(`data: ${JSON.stringify(event)}\n\n`);

  return {
    connect(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
      write(response, {
        kind: 'hello',
        run,
        built: [...built].map(([part, hash]) => ({ part, hash })),
        broken: [...broken].map(([part, text]) => ({ part, text })),
      });
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
    send(event) {
      if (event.kind === 'built') built.set(event.part, event.hash);
      if (event.kind === 'broken') broken.set(event.part, event.text);
      for (const page of pages) write(page, event);
    },
    mend: (part) => void broken.delete(part),
    close() {
      for (const page of pages) page.end();
    },
  };
}
