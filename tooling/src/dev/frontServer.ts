import { readFile } from 'node:fs/promises';
import { createServer, request as sendRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';

interface FrontServerOptions {
  /**
   * Output folders by remote, and that of the shell, unless another server has it; their files
   * are always the newest, whatever version a page asks for.
   */
  folders: { shell: string | null; remotes: Readonly<Record<string, string>> };
  /** The port of the shell; pending while it starts, rejected while it cannot. */
  shellPort: () => Promise<number>;
  /** A page that wants to hear of builds. */
  onListener: (response: ServerResponse) => void;
}

const EVENTS = '/_dev/events';
const FILE = '(?:hot/)?[A-Za-z0-9][A-Za-z0-9._-]*';
const ASSET = new RegExp(`^/assets/(${FILE})$`);
const REMOTE_FILE = new RegExp(`^/remotes/([a-z][a-z0-9]*)/[A-Za-z0-9.-]+/(${FILE})$`);
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
};

/**
 * Stands before the shell under development, on the same origin: answers the browser files of what
 * is being worked on from the build folders, tells pages about builds, and passes everything else
 * through unchanged.
 */
export function createFrontServer({ folders, shellPort, onListener }: FrontServerOptions): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === EVENTS) return onListener(response);
    const file = builtFile(folders, path);
    const content = file && (await readFile(file).catch(() => null));
    if (file && content) {
      response.writeHead(200, { 'content-type': `${TYPES[extname(file)]}; charset=utf-8`, 'cache-control': 'no-store' });
      response.end(content);
    } else if (file?.includes('/hot/')) {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
    } else {
      passOn(request, response, await shellPort());
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
}

function builtFile({ shell, remotes }: FrontServerOptions['folders'], path: string): string | null {
  const asset = ASSET.exec(path);
  const [folder, file] = asset ? [shell, asset[1]] : remoteFile(remotes, path);
  return folder && file && TYPES[extname(file)] ? `${folder}/${file}` : null;
}

function remoteFile(remotes: FrontServerOptions['folders']['remotes'], path: string) {
  const [, name = '', file] = REMOTE_FILE.exec(path) ?? [];
  return [Object.hasOwn(remotes, name) ? remotes[name] : undefined, file] as const;
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const upstream = sendRequest(
    { host: '127.0.0.1', port, path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  upstream.on('error', (error) => {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
    response.end(`The shell is restarting (${error.message}).`);
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
