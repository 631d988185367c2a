import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { PageMoment } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { EditorClient } from '@spielplan/shared-editing/client';

const MOMENTS = addresses.moments.path;

/** The moments at which a page changes by itself; none from a provider that knows none. Never rejects. */
export async function fetchMoments(client: EditorClient, lang: Language, path: string): Promise<readonly PageMoment[]> {
  const query = new URLSearchParams({ path });
  const reply = await client.send({ path: `${MOMENTS.replace('{lang}', lang)}?${query}` });
  if (reply.kind !== 'answer' || reply.status !== 200) return [];
  return (reply.body as { moments: readonly PageMoment[] }).moments;
}
