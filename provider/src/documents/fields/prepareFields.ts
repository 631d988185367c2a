import { type BlockDefinition, type EmbedKind, pictureSchema, parseEmbed } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { FieldProblem } from '@spielplan/shared-contracts/rules/field-rules';
import type { BlockFields } from '../../platform/database/schema/index.ts';
import { cleanHtml, cleanRichText } from '../../platform/security/cleanMarkup.ts';
import { toStoredPicture } from '../content/storedPicture.ts';
import { mapFields, type Visit } from './mapFields.ts';

/**
 * Puts an uploaded file into the place of its temp file's id;
 * null where there is none, or it is no file of this kind.
 */
export type AdoptUpload = (upload: { temp_file: string; alt?: string }, kind: 'picture' | 'file') => Promise<object | null>;

/** As long as the longest markup the contract allows; cleaning takes its time with more. */
const MAX_TEXT_CHARS = 200_000;

const EMBEDS: Readonly<Record<string, EmbedKind>> = { audio: 'audio', viewer: 'viewer', social_media: 'social' };

/**
 * Makes what an editor sent fit to be stored: markup is cleaned, a snippet to embed becomes the
 * address it stands for, uploads become files, parts of a list get their keys. Throws `INVALID_BODY`
 * with the field where nothing is left of it.
 */
export async function prepareFields(
  { model, fields: shape }: BlockDefinition,
  input: BlockFields,
  adoptUpload: AdoptUpload,
): Promise<BlockFields> {
  const visit: Visit = async (kind, value, field) => {
    if (kind === 'picture' || kind === 'file') return storeFile(kind, value as object, field, adoptUpload);
    if (typeof value !== 'string') return value;
    // Half a character cannot be stored.
    const text = value.toWellFormed();
    if (text.length > MAX_TEXT_CHARS) throw refuse(field, { rule: 'tooLong', limit: String(MAX_TEXT_CHARS) });
    return kind === 'richText' ? cleanRichText(text) : text;
  };
  const fields = await mapFields(shape, input, visit);
  if (model === 'html' && typeof fields['html_code'] === 'string') {
    fields['html_code'] = cleanHtml(fields['html_code']);
    if (fields['html_code'] === '') throw refuse('html_code', { rule: 'nothingLeft' });
  }
  const embedKind = EMBEDS[model];
  if (embedKind && typeof fields['embed'] === 'string') fields['embed'] = parseEmbed(embedKind, fields['embed'])?.address;
  for (const list of ['children', 'items']) if (Array.isArray(fields[list])) fields[list] = withKeys(fields[list]);
  return fields;
}

/** Makes a picture or file that an editor sent fit to be stored. Throws `INVALID_BODY` for an upload or address that is none of this site. */
export async function storeFile(
  kind: 'picture' | 'file',
  value: object,
  field: string,
  adoptUpload: AdoptUpload,
): Promise<object> {
  if ('temp_file' in value) {
    const file = await adoptUpload(value as { temp_file: string; alt?: string }, kind);
    if (!file) throw refuse(field, { rule: 'noFile' });
    return file;
  }
  if (kind === 'file') return requireOwnFile(value, field, (value as { path: string }).path);
  const picture = pictureSchema.parse(value);
  requireOwnFile(picture, field, picture.base);
  return toStoredPicture({ ...picture, alt: picture.alt.toWellFormed() });
}

/** Only what the media routes serve may be shown: another path could be anything. */
function requireOwnFile(value: object, field: string, path: string): object {
  if (!/^\/media\/[\w./-]+$/.test(path) || path.includes('..')) throw refuse(field, { rule: 'noFile' });
  return value;
}

/** The parts of a list by number: those that have one keep it, the others get the next free one. */
function withKeys(parts: readonly unknown[]): unknown[] {
  const taken = new Set<number>();
  let highest = Math.max(0, ...parts.map((part) => keyOf(part) ?? 0));
  return parts.map((part) => {
    if (typeof part !== 'object' || part === null) return part;
    const known = keyOf(part);
    const id = known !== null && !taken.has(known) ? known : (highest += 1);
    taken.add(id);
    return { ...part, id };
  });
}

function keyOf(part: unknown): number | null {
  if (typeof part !== 'object' || part === null || !('id' in part)) return null;
  return typeof part.id === 'number' ? part.id : null;
}

function refuse(field: string, problem: FieldProblem): SpielplanError {
  return new SpielplanError('INVALID_BODY', { field, detail: problem.rule, ...problem });
}
