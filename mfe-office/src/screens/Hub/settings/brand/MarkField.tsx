import type { HouseLogo } from '@spielplan/shared-contracts/api';
import { Button, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../../i18n/useText.ts';
import { HubActions } from '../../hubStyles.ts';
import { MediaChooser } from '../../media/MediaChooser.tsx';
import { drawingOfSvg } from './drawingOfSvg.ts';
import { pictureFile } from './pictureFile.ts';

/** Pixels: sharp at 40 px on every screen, and as an icon. */
const MARK_WIDTH = 480;

interface MarkFieldProps {
  mark: HouseLogo | null;
  onChange: (mark: HouseLogo | null) => void;
}

/** The mark: an SVG of one colour, which follows the theme, or a picture of the library. */
export function MarkField({ mark, onChange }: MarkFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const put = (next: HouseLogo | null) => {
    setIsRefused(false);
    onChange(next);
  };
  const read = async (file: File | undefined) => {
    const drawing = file ? drawingOfSvg(await file.text()) : null;
    if (drawing) put(drawing);
    else setIsRefused(file !== undefined);
  };
  return (
    <FieldFrame id="brand-mark" label={text('hub.brand.mark')} help={text('hub.brand.markHelp')} error={undefined} isGroup>
      {mark ? (
        <Shown>
          {mark.kind === 'drawing' ? (
            <svg viewBox={mark.view_box} role="img" aria-label={text('hub.brand.mark')}>
              <path d={mark.path} fill="currentcolor" />
            </svg>
          ) : (
            <img src={mark.src} width={mark.width} height={mark.height} alt={text('hub.brand.mark')} />
          )}
        </Shown>
      ) : (
        <p>{text('hub.brand.noMark')}</p>
      )}
      <input
        ref={input}
        type="file"
        accept=".svg,image/svg+xml"
        hidden
        aria-label={text('hub.brand.markSvg')}
        onChange={({ target }) => void read(target.files?.[0]).then(() => (target.value = ''))}
      />
      <HubActions>
        <Button variant="outline" onClick={() => input.current?.click()}>
          {text('hub.brand.markSvg')}
        </Button>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          {text('hub.brand.markPicture')}
        </Button>
        {mark ? (
          <Button variant="quiet" onClick={() => put(null)}>
            {text('hub.brand.withoutMark')}
          </Button>
        ) : null}
      </HubActions>
      <div aria-live="polite">{isRefused ? <Notice tone="error">{text('hub.brand.markRefused')}</Notice> : null}</div>
      {isChoosing ? (
        <MediaChooser
          kind="picture"
          onPick={(item) => {
            setIsChoosing(false);
            const file = pictureFile(item, MARK_WIDTH, ['webp']);
            if (file) put({ kind: 'picture', ...file });
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </FieldFrame>
  );
}

const Shown = styled.div`
  padding: ${space(1)} 0;

  > :is(svg, img) {
    block-size: 5rem;
    inline-size: auto;
    max-inline-size: 100%;
  }
`;
