import type { MediaItem } from '@spielplan/shared-contracts/api';
import type { CropFormat } from '@spielplan/shared-contracts/rules/crop-formats';
import { Dialog } from '@spielplan/shared-ui/components';
import { useText } from '../../../i18n/useText.ts';
import { CropForm } from './CropForm.tsx';
import { useChange } from './useChange.ts';

interface CropDialogProps {
  item: MediaItem;
  format: CropFormat;
  /** The entry as it is now. */
  onChanged: (item: MediaItem) => void;
  onClose: () => void;
}

/** The crop of one format of an entry, from where it is used. */
export function CropDialog({ item, format, onChanged, onClose }: CropDialogProps) {
  const text = useText();
  const change = useChange(item, (now) => {
    onChanged(now);
    onClose();
  });
  return (
    <Dialog isOpen onClose={onClose} title={text(`hub.media.format.${format}`)} closeLabel={text('hub.media.cancel')}>
      <p style={{ margin: 0 }}>{text('hub.media.cropEverywhere')}</p>
      {item.picture ? <CropForm item={item} picture={item.picture} change={change} format={format} /> : null}
    </Dialog>
  );
}
