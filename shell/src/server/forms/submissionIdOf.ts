import { createHash } from 'node:crypto';
import type { FormEntryRequest } from '@spielplan/shared-contracts/api';

interface Submission {
  form: number;
  values: FormEntryRequest['field_values'];
  files: ReadonlyMap<string, File>;
  /** The day in the house. */
  day: string;
}

/**
 * The id of a form posted without scripts. It is made of what was written and the day, so that
 * pressing twice is taken down once although the page, which is the same for everyone, cannot hold
 * an id of its own. RFC 9562, version 8.
 */
export async function submissionIdOf({ form, values, files, day }: Submission): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([form, day, values]));
  for (const [slug, file] of files) hash.update(slug).update(await file.bytes());
  const hex = hash.digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
