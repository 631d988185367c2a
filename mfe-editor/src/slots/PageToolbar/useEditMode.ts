import { useHost, useLocation, useNavigate } from '@spielplan/shared-ui/host';
import { useEffect, useMemo } from 'react';
import { isEditing, withEditing } from '../../domain/editMode.ts';
import { createEditorClient } from '@spielplan/shared-editing/client';

const EDIT_CLASS = 'edit-mode';

/**
 * Edit mode is kept in the address, so a reload and a shared link keep it too; the document carries
 * it as a class. Before it begins, and whenever an editor comes back to a page that is being edited,
 * the session is asked after: one that has ended is told before anything is written, not after. A
 * saved state is looked at and not edited: `isLocked`.
 */
export function useEditMode(isLocked: boolean): { isOn: boolean; toggle: () => Promise<void> } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isOn = !isLocked && isEditing(search);
  const { signals } = useHost();
  const client = useMemo(() => createEditorClient(signals), [signals]);

  useEffect(() => {
    document.documentElement.classList.toggle(EDIT_CLASS, isOn);
    return () => document.documentElement.classList.remove(EDIT_CLASS);
  }, [isOn]);

  useEffect(() => {
    if (!isOn) return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') void client.holdsSession();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [isOn, client]);

  const toggle = async () => {
    if (!isOn && !(await client.holdsSession())) return;
    navigate(pathname + withEditing(search, !isOn) + hash, { replace: true, preventScrollReset: true });
  };
  return { isOn, toggle };
}
