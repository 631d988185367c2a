import { EDITING_CONTRACT, type PageEditing } from '@spielplan/shared-contracts/remote';
import { useLocation, useNavigate, usePage } from '@spielplan/shared-ui/host';

export interface Editing extends Pick<PageEditing, 'documents'> {
  /** Whether the page on screen shows the working state of its documents. */
  isOn: boolean;
  /** Whether the shell and the editor, each of its own release, can work together. */
  isFitting: boolean;
  /** Reads the page again. The page on screen and its scroll place stay until the answer is there. */
  reload(): void;
}

/** What the shell tells the editor about the page on screen. */
export function useEditing(): Editing {
  const { editing } = usePage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    isOn: editing !== undefined,
    isFitting: editing?.contract === EDITING_CONTRACT,
    documents: editing?.documents ?? [],
    reload: () => navigate(pathname + search + hash, { replace: true, preventScrollReset: true }),
  };
}
