import { FORM_FILE_TYPES } from '@spielplan/shared-contracts/api';
import type { UploadKind } from '../../platform/database/schema/index.ts';

/** What editors may upload besides: what every browser plays, drawings for marks and logos, and the house's typeface. */
const MEDIA_FILE_TYPES = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'font/woff2': 'woff2',
  'image/svg+xml': 'svg',
} as const;

/** What plays as another type does and is told as that. */
const SAME_AS: Readonly<Record<string, string>> = { 'video/x-m4v': 'video/mp4' };

export interface FileKind {
  kind: UploadKind;
  contentType: string;
  /** The ending that files of this kind get, whatever they were called. */
  extension: string;
}

/** What a detected type is to us, or null when this sender may not upload it. */
export function fileKindOf(contentType: string, isEditor: boolean): FileKind | null {
  const types: Readonly<Record<string, string>> = isEditor ? { ...FORM_FILE_TYPES, ...MEDIA_FILE_TYPES } : FORM_FILE_TYPES;
  const [detected = ''] = contentType.split(';');
  const type = SAME_AS[detected] ?? detected;
  const extension = Object.hasOwn(types, type) ? types[type] : undefined;
  return extension ? { kind: kindOf(type), contentType: type, extension } : null;
}

function kindOf(type: string): UploadKind {
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('audio/')) return 'audio';
  return type.startsWith('video/') ? 'video' : 'document';
}
