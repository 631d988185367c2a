import type { MediaItem, Picture } from '@spielplan/shared-contracts/api';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { HubActions } from '../hubStyles.ts';
import { Pad } from './Pad.tsx';
import type { Change } from './useChange.ts';

const MIDDLE = { x: 50, y: 50 };
/** What places make of a picture: upright, wide and square. */
const SHAPES = ['4 / 5', '16 / 10', '1'] as const;

/** What stays in sight where a place crops the picture, with what places then show. */
export function FocalForm({ item, picture, change }: { item: MediaItem; picture: Picture; change: Change }) {
  const text = useText();
  const id = useId();
  const [point, setPoint] = useState(item.focal_point ?? MIDDLE);
  const value = text('hub.media.point', { x: Math.round(point.x), y: Math.round(point.y) });
  return (
    <>
      <p id={id}>{text('hub.media.focalHelp')}</p>
      <Pad picture={picture} point={point} label={value} describedBy={id} onPoint={setPoint}>
        {null}
      </Pad>
      <p role="status">{value}</p>
      <Shapes aria-hidden="true">
        {SHAPES.map((shape) => (
          <img
            key={shape}
            src={`${picture.base}-320.webp`}
            alt=""
            style={{ aspectRatio: shape, objectPosition: `${point.x}% ${point.y}%` }}
          />
        ))}
      </Shapes>
      {change.failure ? <Notice tone="error">{text(change.failure)}</Notice> : null}
      <HubActions>
        <Button isBusy={change.busy} onClick={() => void change.save({ focal_point: point })}>
          {text('hub.setting.save')}
        </Button>
        {item.focal_point ? (
          <Button
            variant="outline"
            onClick={() => {
              setPoint(MIDDLE);
              void change.save({ focal_point: null });
            }}
          >
            {text('hub.media.noPoint')}
          </Button>
        ) : null}
      </HubActions>
    </>
  );
}

const Shapes = styled.div`
  display: flex;
  gap: ${space(1)};

  > img {
    block-size: 5rem;
    inline-size: auto;
    object-fit: cover;
  }
`;
