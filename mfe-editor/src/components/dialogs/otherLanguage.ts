import { placeOfBlock } from '@spielplan/shared-contracts/rules/content-checks';
import type { Workspace } from '../../domain/workspace/workspace.ts';
import type { PageFinding } from '../../stores/createChecks.ts';

/** Where the block of a finding is edited in the other language; null where the page has no such address. */
export function placeInOtherLanguage(workspace: Workspace, { key, lang }: PageFinding): string | null {
  const id = workspace.server.known[key]?.id;
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${lang}"]`);
  if (id === undefined || !link) return null;
  return placeOfBlock(new URL(link.href, location.href).pathname, id);
}
