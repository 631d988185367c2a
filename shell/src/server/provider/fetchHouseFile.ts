import { SpielplanError } from '@spielplan/shared-contracts/errors';

interface HouseFileOptions {
  /** Where paths of the site's own media are. */
  providerUrl: string;
  /** Origins that the settings name. */
  mediaOrigins: readonly string[];
  maxBytes: number;
  timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;

/**
 * A file that the settings of the site name: a path of the provider, or an address of an origin that the settings
 * name as well. Rejects with `PROVIDER_MALFORMED` for any other origin, a redirect, and a file that is too large.
 */
export async function fetchHouseFile(
  src: string,
  { providerUrl, mediaOrigins, maxBytes, timeoutMs = TIMEOUT_MS }: HouseFileOptions,
): Promise<Buffer> {
  const url = new URL(src, providerUrl);
  const fail = (detail: string, cause?: unknown) =>
    new SpielplanError('PROVIDER_MALFORMED', { detail: `${src}: ${detail}`, cause });
  const isNamed = mediaOrigins.includes(url.origin);
  if (!isNamed && url.origin !== new URL(providerUrl).origin) throw fail('no origin of the settings');
  // The provider answers the shell's own requests without a limit, so that nothing but its files is asked for. One that
  // hands out files at other addresses names its origin among those of its media.
  if (!isNamed && !/^\/media\/(?!.*(?:%|\/\/))/.test(url.pathname)) throw fail('no file of the media');
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    throw fail('not to be had', cause);
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw fail(`HTTP ${answer.status}`);
  }
  return readLimited(answer, src, maxBytes);
}

/** The body of an answer. Rejects with `PROVIDER_MALFORMED` where it is longer. */
export async function readLimited({ body }: Response, name: string, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new SpielplanError('PROVIDER_MALFORMED', { detail: `${name} is longer than ${maxBytes} bytes` });
    parts.push(part);
  }
  return Buffer.concat(parts);
}
