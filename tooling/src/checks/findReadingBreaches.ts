import { FETCH_FREE, FETCH_ROOMS } from './boundaryRules.ts';
import type { ReadingCall } from './readCalls.ts';
import type { Finding } from './report.ts';
import { isTestFile } from './sourceFiles.ts';

/** Checks where one file reads from outside: requests in their rooms, and nothing at all in `domain`. Messages name the right way. */
export function findReadingBreaches(path: string, calls: readonly ReadingCall[]): Finding[] {
  if (isTestFile(path)) return [];
  return calls.flatMap(({ name, line }) => {
    const message = breachOf(path, name);
    return message ? [{ path, line, message }] : [];
  });
}

function breachOf(path: string, name: ReadingCall['name']): string | null {
  if (path.includes('/domain/'))
    return `${name} is not called in domain: read in transport or in a *.server.ts file beside the screen, and pass on what was read`;
  if (name !== 'fetch' || FETCH_FREE.some((folder) => path.startsWith(`${folder}/`))) return null;
  if (FETCH_ROOMS.some((room) => (room.startsWith('/') ? path.includes(room) : path.startsWith(room)))) return null;
  return path.startsWith('shell/src/server/')
    ? 'fetch is not called here: the server makes requests in shell/src/server/provider and shell/src/server/releases'
    : 'fetch is not called here: move the request to a transport folder, or use callProvider (@spielplan/shared-ui/host/provider)';
}
