import { connect, type Socket } from 'node:net';

// `node loadGenerator.ts <url> <connections> <seconds> [requests]`: keeps the connections busy, prints
// the answers as JSON. Raw sockets: an HTTP client would cost more than the server it measures.
const [address = '', connections = '10', seconds = '5', most = 'Infinity'] = process.argv.slice(2);
const url = new URL(address);
const REQUEST = `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: br\r\naccept: text/html\r\n\r\n`;
const HEAD_END = Buffer.from('\r\n\r\n');

const result = { answers: 0, errors: 0, seconds: 0 };
const begin = performance.now();
const end = begin + Number(seconds) * 1000;
let sent = 0;
await Promise.all(Array.from({ length: Number(connections) }, keepBusy));
result.seconds = (performance.now() - begin) / 1000;
process.stdout.write(`${JSON.stringify(result)}\n`);

function keepBusy(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port || 80), url.hostname).setNoDelay();
    let received = Buffer.alloc(0);
    let awaited = -1;
    const next = () => {
      received = Buffer.alloc(0);
      awaited = -1;
      if (performance.now() >= end || sent >= Number(most)) return void socket.end();
      sent += 1;
      socket.write(REQUEST);
    };
    socket.on('data', (part) => {
      received = received.length === 0 ? part : Buffer.concat([received, part]);
      if (awaited === -1) awaited = answerLength(received, socket);
      if (awaited === -1 || received.length < awaited) return;
      result.answers += 1;
      next();
    });
    socket.on('error', () => (result.errors += 1));
    socket.on('close', () => resolve());
    socket.once('connect', next);
  });
}

/**
 * Length of the whole answer once its head is there; -1
 * before. Only whole 200 answers with a length are counted.
 */
function answerLength(received: Buffer, socket: Socket): number {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return -1;
  const head = received.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
    socket.destroy(new Error(head.split('\r\n')[0]));
    return -1;
  }
  return headEnd + HEAD_END.length + Number(length);
}
