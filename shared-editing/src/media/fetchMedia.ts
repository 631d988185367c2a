import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { AnswerOf, mediaCall, MediaKind } from '@spielplan/shared-contracts/api';
import type { EditorClient } from '../client/editorClient.ts';

export type MediaList = AnswerOf<typeof mediaCall>;

export interface MediaQuery {
  query: string;
  tag: string;
  /** Empty for all kinds. */
  kind: MediaKind | '';
  page: number;
}

/** Entries of the library by words, tag and kind; null where there is none or it does not answer. Never rejects. */
export async function fetchMedia(client: Pick<EditorClient, 'send'>, wanted: MediaQuery): Promise<MediaList | null> {
  const reply = await client.send({ path: addresses.media.path + mediaQuery(wanted) });
  return reply.kind === 'answer' && reply.status === 200 ? (reply.body as MediaList) : null;
}

/** The query of a page of the library, with its `?`; what is empty narrows nothing down. */
export function mediaQuery(wanted: MediaQuery): string {
  const given = Object.entries(wanted).flatMap(([name, value]) => {
    const said = String(value).trim();
    return said === '' ? [] : [[name, said]];
  });
  return `?${new URLSearchParams(given)}`;
}
