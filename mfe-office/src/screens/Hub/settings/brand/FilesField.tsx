import type { BrandValue, MediaItem } from '@spielplan/shared-contracts/api';
import { Button, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { useState } from 'react';
import { useText } from '../../../../i18n/useText.ts';
import { HubActions } from '../../hubStyles.ts';
import { MediaChooser } from '../../media/MediaChooser.tsx';
import { pictureFile } from './pictureFile.ts';

const SHARE_WIDTH = 1_200;
const MAX_FILES = 4;

interface FilesFieldProps {
  typeface: BrandValue['typeface'];
  shareImage: BrandValue['share_image'];
  onTypeface: (files: string[]) => void;
  onShareImage: (image: BrandValue['share_image']) => void;
}

/** The files of the typeface, and the picture that pages without one are shared with; both from the library. */
export function FilesField({ typeface, shareImage, onTypeface, onShareImage }: FilesFieldProps) {
  const text = useText();
  const [choosing, setChoosing] = useState<'document' | 'picture' | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const pick = (item: MediaItem) => {
    setChoosing(null);
    if (choosing === 'picture') return onShareImage(pictureFile(item, SHARE_WIDTH, ['jpg']));
    const isFont = item.content_type === 'font/woff2';
    setIsRefused(!isFont);
    if (isFont && !typeface.includes(item.path)) onTypeface([...typeface, item.path]);
  };
  return (
    <>
      <FieldFrame
        id="brand-typeface"
        label={text('hub.brand.typeface')}
        help={text('hub.brand.typefaceHelp')}
        error={undefined}
        isGroup
      >
        {typeface.length === 0 ? <p>{text('hub.brand.software')}</p> : null}
        {typeface.map((file) => (
          <HubActions key={file}>
            <code>{file.split('/').at(-1)}</code>
            <Button variant="quiet" onClick={() => onTypeface(typeface.filter((each) => each !== file))}>
              {text('hub.brand.removeFile', { name: file.split('/').at(-1) ?? '' })}
            </Button>
          </HubActions>
        ))}
        {typeface.length < MAX_FILES ? (
          <HubActions>
            <Button variant="outline" aria-haspopup="dialog" onClick={() => setChoosing('document')}>
              {text('hub.brand.addFile')}
            </Button>
          </HubActions>
        ) : null}
        <div aria-live="polite">{isRefused ? <Notice tone="error">{text('hub.brand.typefaceRefused')}</Notice> : null}</div>
      </FieldFrame>
      <FieldFrame id="brand-share" label={text('hub.brand.share')} help={text('hub.brand.shareHelp')} error={undefined} isGroup>
        {shareImage ? <img src={shareImage.src} width={240} height={126} style={{ objectFit: 'cover' }} alt="" /> : null}
        <HubActions>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setChoosing('picture')}>
            {text(shareImage ? 'hub.pages.card.other' : 'hub.pages.card.choose')}
          </Button>
          {shareImage ? (
            <Button variant="quiet" onClick={() => onShareImage(null)}>
              {text('hub.pages.card.remove')}
            </Button>
          ) : null}
        </HubActions>
      </FieldFrame>
      {choosing ? <MediaChooser kind={choosing} onPick={pick} onClose={() => setChoosing(null)} /> : null}
    </>
  );
}
