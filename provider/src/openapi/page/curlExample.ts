import { CSRF_HEADER } from '@spielplan/shared-contracts/api';
import type { Operation } from '../describeOperation.ts';

/** What stands in an example for a parameter that must be there. */
const VALUES: Readonly<Record<string, string>> = {
  lang: 'de',
  id: '1',
  path: 'besuch',
  slug: 'oeffnungszeiten',
  date: '12-12-2026',
};

/**
 * The call as one would try it in a terminal; `$PROVIDER`
 * is its address, `cookies.txt` keeps session and token.
 */
export function curlExample(method: string, path: string, operation: Operation): string {
  const needed = operation.parameters.filter(({ in: place, required }) => place === 'query' && required);
  const query = needed.map(({ name }) => `${name}=${VALUES[name] ?? '1'}`).join('&');
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? '1') + (query ? `?${query}` : '');
  const needs = Object.assign({}, ...operation.security) as Record<string, unknown>;
  const parts = [`curl "$PROVIDER${address}"`];
  if (method !== 'GET') parts.push(`-X ${method}`);
  if ('session' in needs || 'csrf' in needs) parts.push('-b cookies.txt');
  if ('csrf' in needs) parts.push(`-H "${CSRF_HEADER}: $TOKEN"`);
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type === 'multipart/form-data') parts.push('-F file=@programm.pdf');
  else if (content) parts.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(content.example)}'`);
  return parts.join(' \\\n  ');
}
