import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ProviderContext } from '../../platform/context.ts';
import { editors, previewLinks } from '../../platform/database/schema/index.ts';

/** What a preview link shows, and until when. */
export interface Preview {
  contentType: string;
  objectId: number;
  expires: Date;
}

/**
 * The document that the link with this secret is for; null where it has expired, was ended or never was, and where the
 * account that made it is gone, is disabled or may not edit any more.
 */
export async function findPreview({ db, clock }: Pick<ProviderContext, 'db' | 'clock'>, token: string): Promise<Preview | null> {
  const { contentType, objectId, expires } = previewLinks;
  const isMeant = and(eq(previewLinks.tokenHash, hashPreviewToken(token)), gt(expires, new Date(clock.now())));
  const [link] = await db
    .select({ contentType, objectId, expires })
    .from(previewLinks)
    .innerJoin(editors, eq(editors.id, previewLinks.editorId))
    .where(and(isMeant, isNull(editors.disabledAt), eq(editors.canEdit, true)));
  return link ?? null;
}

/** A new secret: 32 random bytes in base64url. */
export function createPreviewToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. */
export function hashPreviewToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
