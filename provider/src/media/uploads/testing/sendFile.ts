import { callPath, type TempFile, tempFileSchema, uploadTempFileCall } from '@spielplan/shared-contracts/api';
import type { Visitor } from '../../../testing/testProvider.ts';

const PATH = callPath(uploadTempFileCall, { lang: 'de' });

/** Uploads a file as a form of the site does. `name` and `type` are what the sender claims. */
export function sendFile(
  visitor: Visitor,
  bytes: Uint8Array,
  name = 'datei',
  type = 'application/octet-stream',
): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  return visitor.send('POST', PATH, form);
}

/** Uploads a file that must be taken. */
export async function upload(visitor: Visitor, bytes: Uint8Array, name?: string): Promise<TempFile> {
  const response = await sendFile(visitor, bytes, name);
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return tempFileSchema.parse(await response.json());
}
