import { findWireFault } from './findWireFault.ts';

function faultOf(headers: readonly string[], method = 'POST', httpVersion = '1.1') {
  const rawHeaders = headers.flatMap((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return findWireFault({ method, httpVersion, rawHeaders });
}

it.each([
  ['GET', ['Host: haus.example']],
  ['GET', ['Host: haus.example:8443', 'Content-Length: 0']],
  ['GET', ['host: [::1]:3000']],
  ['HEAD', ['HOST: my_service']],
  ['DELETE', ['Host: 127.0.0.1', 'Content-Length: 5']],
  ['POST', ['Host: haus.example.', 'Transfer-Encoding: Chunked']],
])('a %s with %j has one reading', (method, headers) => {
  expect(faultOf(headers, method)).toBeNull();
});

it('a request of HTTP/1.0 needs no host', () => {
  expect(faultOf([], 'GET', '1.0')).toBeNull();
});

it.each([
  ['host', []],
  ['host', ['Host:']],
  ['host', ['Host: a.example', 'Host: a.example']],
  ['host', ['Host: /de']],
  ['host', ['Host: .']],
  ['host', ['Host: //evil.example']],
  ['host', ['Host: evil.example/de']],
  ['host', ['Host: evil.example?x']],
  ['host', ['Host: somebody@evil.example']],
  ['host', ['Host: https://evil.example']],
  ['host', ['Host: a.example, b.example']],
  ['host', ['Host: a.example:port']],
  ['content-length', ['Host: x', 'Content-Length: 5', 'content-length: 5']],
  ['content-length', ['Host: x', 'Content-Length: +5']],
  ['content-length', ['Host: x', 'Content-Length: 0x5']],
  ['content-length', ['Host: x', 'Content-Length: 5, 5']],
  ['content-length', ['Host: x', 'Content-Length:']],
  ['transfer-encoding', ['Host: x', 'Transfer-Encoding: gzip, chunked']],
  ['transfer-encoding', ['Host: x', 'Transfer-Encoding: identity', 'Transfer-Encoding: chunked']],
  ['transfer-encoding', ['Host: x', 'Transfer-Encoding: chunked', 'Content-Length: 5']],
])('a fault of %s is found in %j', (fault, headers) => {
  expect(faultOf(headers)).toBe(fault);
});

it.each(['GET', 'HEAD'])('a body of %s is one', (method) => {
  expect(faultOf(['Host: x', 'Content-Length: 5'], method)).toBe('body');
  expect(faultOf(['Host: x', 'Transfer-Encoding: chunked'], method)).toBe('body');
});

it('so are other versions, chunks of HTTP/1.0, and methods for proxies', () => {
  expect(faultOf(['Host: x'], 'GET', '0.9')).toBe('version');
  expect(faultOf(['Host: x'], 'GET', '2.0')).toBe('version');
  expect(faultOf(['Host: x', 'Transfer-Encoding: chunked'], 'POST', '1.0')).toBe('transfer-encoding');
  expect(faultOf(['Host: x'], 'TRACE')).toBe('method');
});
