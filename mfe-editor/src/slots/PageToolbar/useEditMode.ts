import { useLocation, useNavigate } from '@spielplan/shared-ui/host';
import { useEffect } from 'react';
import { isEditing, withEditing } from '../../domain/editMode.ts';

const BODY_CLASS = 'edit-mode';

/** Edit mode is kept in the address, so a reload and a shared link keep it too; the body carries it as a class. */
export function useEditMode(): { isOn: boolean; toggle: () => void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isOn = isEditing(search);

  useEffect(() => {
    document.body.classList.toggle(BODY_CLASS, isOn);
    return () => document.body.classList.remove(BODY_CLASS);
  }, [isOn]);

  const toggle = () => {
    void navigate(pathname + withEditing(search, !isOn) + hash, { replace: true, preventScrollReset: true });
  };
  return { isOn, toggle };
}
