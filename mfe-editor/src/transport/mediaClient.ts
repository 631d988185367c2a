import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { AnswerOf, mediaCall, MediaKind } from '@spielplan/shared-contracts/api';
import { callProvider } from '@spielplan/shared-ui/host/provider';

const MEDIA = addresses.media.path;

export type MediaList = AnswerOf<typeof mediaCall>;

/** Entries of the library by words, tag and kind; null where there is none or it does not answer. Never rejects. */
export async function fetchMedia(wanted: {
  query: string;
  tag: string;
  kind: MediaKind;
  page: number;
}): Promise<MediaList | null> {
  const given = Object.entries(wanted).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));
  const reply = await callProvider({ path: `${MEDIA}?${new URLSearchParams(given)}` });
  return reply.kind === 'answer' && reply.status === 200 ? (reply.body as MediaList) : null;
}
