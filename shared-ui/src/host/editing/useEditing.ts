import type { PageEditing } from '@spielplan/shared-contracts/remote';
import { useLocation, useNavigate, usePage } from '@spielplan/shared-ui/host';

export interface Editing extends PageEditing {
  /** Whether the page on screen shows the working state of its documents. */
  isOn: boolean;
  /** Reads the page anew. The page on screen and its scroll place stay until the answer is there. */
  reload(): void;
}

/** What the shell tells the editor about the page on screen. */
export function useEditing(): Editing {
  const { editing } = usePage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    isOn: editing !== undefined,
    documents: editing?.documents ?? [],
    reload: () => navigate(pathname + search + hash, { replace: true, preventScrollReset: true }),
  };
}
