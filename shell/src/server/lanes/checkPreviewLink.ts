import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import {
  digestOf,
  isPreviewSigned,
  openPreviewsSchema,
  parsePreviewToken,
  PREVIEWS_FILE,
  revokedBy,
  signersOf,
  type PreviewStatement,
  type Signers,
} from '@spielplan/shared-contracts/signing';
import { parseJson, type ReleaseSource } from '@spielplan/shared-contracts/feed';

/** The result of checking a preview link: its build, or the reason why it shows none. */
export type CheckedLink =
  | { kind: 'open'; statement: PreviewStatement }
  | { kind: 'closed'; name: 'BUILD_PREVIEW_INVALID' | 'BUILD_PREVIEW_ENDED' };

const MAX_LIST_BYTES = 20_000;

/**
 * Checks a link: signed by somebody who may release that remote (`signers`; null in development), not
 * expired, and still open in this site's store. Rejects with `REMOTE_TIMEOUT` where the store hangs.
 */
export async function checkPreviewLink(
  token: string,
  { source, signers, now }: { source: Pick<ReleaseSource, 'readFile'>; signers: Signers | null; now: number },
): Promise<CheckedLink> {
  const parsed = parsePreviewToken(token);
  if (!parsed) return { kind: 'closed', name: 'BUILD_PREVIEW_INVALID' };
  const { statement, signed } = parsed;
  if (signers) {
    const revoked = revokedBy(signers);
    const keys = signersOf(statement.remote, signers).filter((key) => !revoked.includes(key));
    if (!isPreviewSigned(signed, keys)) return { kind: 'closed', name: 'BUILD_PREVIEW_INVALID' };
  }
  if (Date.parse(statement.until) <= now) return { kind: 'closed', name: 'BUILD_PREVIEW_ENDED' };
  const { remote, version, id } = statement;
  const list = await source.readFile(`${remote}/${version}/${PREVIEWS_FILE}`, MAX_LIST_BYTES).catch((error: unknown) => {
    if (isSpielplanError(error, 'NOT_FOUND')) return null;
    throw error;
  });
  const open = list && openPreviewsSchema.safeParse(parseJson(list.toString('utf8'))).data?.open;
  // The signer has withdrawn the link, or it belongs to another site. Without signatures these two cannot be told apart.
  if (!open?.includes(digestOf(id))) return { kind: 'closed', name: signers ? 'BUILD_PREVIEW_ENDED' : 'BUILD_PREVIEW_INVALID' };
  return { kind: 'open', statement };
}
