import type { OfficeText } from '../../../i18n/useText.ts';
import type { TreeReply } from './usePageTree.ts';

/** What is said of a change of the tree that was refused; whose address it is, too. */
export function failureText(failed: Extract<TreeReply, { kind: 'failed' }>, text: OfficeText): string {
  if (!('owner' in failed)) return text(failed.failure);
  const known = text(`hub.owner.${failed.owner}` as 'hub.owner.site');
  return text(failed.failure, { owner: known.startsWith('hub.owner.') ? failed.owner : known });
}
