import { Dialog } from '@spielplan/shared-ui/components';
import { useText } from '../../../i18n/useText.ts';
import { CartActions } from './CartActions.tsx';

interface WarningDialogProps {
  isOpen: boolean;
  onClose: () => void;
  href: string;
}

/**
 * Two minutes before the end: pay now, or hold the tickets
 * longer (WCAG 2.2.1). Renewed, it closes by itself.
 */
export function WarningDialog({ isOpen, onClose, href }: WarningDialogProps) {
  const text = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('reservation.ending')} closeLabel={text('booking.close')}>
      <CartActions href={href} />
    </Dialog>
  );
}
