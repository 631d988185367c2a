import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { languageOfAddress } from './requestUrl.ts';
import type { Log } from '../log.ts';
import type { PreparedResponse } from './PreparedResponse.ts';
import { COMMON_HEADERS } from './securityHeaders.ts';

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const BAD_REQUEST = '400 Bad Request';

/**
 * Answers what Node itself refuses to read, such as an address with bare umlauts or spaces: the page
 * for a malformed address in the language of the path, a short answer where there is no path, and
 * one line in the log. `more` are headers of every answer.
 */
export function refuseMalformed(
  server: Server,
  log: Log,
  preparePage: (url: string) => Promise<PreparedResponse>,
  more: Readonly<Record<string, string>> = {},
): void {
  const refuse = async (reason: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Duplex): Promise<void> => {
    if (reason.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = STATUS[reason.code ?? ''] ?? BAD_REQUEST;
    log.info('request.malformed', { code: reason.code === 'HPE_INVALID_URL' ? 'SP-1005' : 'SP-1012', cause: reason.code });
    const path = /^(?:GET|POST) (\/[^\r\n]*)/.exec(reason.rawPacket?.toString('latin1') ?? '')?.[1];
    const send = (head: Readonly<Record<string, string>>, body: Buffer) => {
      if (!socket.writable) return void socket.destroy();
      const headers = { ...head, ...more, 'content-length': String(body.length), connection: 'close' };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`, 'latin1'), body]));
    };
    // A path that no link can hold, so that it is made like any other malformed address.
    const hasPage = path !== undefined && status === BAD_REQUEST;
    const page = hasPage ? await preparePage(`/${languageOfAddress(path) ?? ''}/%`).catch(() => null) : null;
    if (page) send({ ...page.headers, 'cache-control': 'no-store' }, page.body);
    else
      send(
        { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
        Buffer.from(status.slice(0, 3)),
      );
  };
  server.on('clientError', (reason, socket) => void refuse(reason, socket));
}
