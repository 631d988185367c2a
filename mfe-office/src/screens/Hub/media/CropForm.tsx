import type { MediaItem, Picture } from '@spielplan/shared-contracts/api';
import { CROP_FORMATS, type CropArea, cropAround, type CropFormat } from '@spielplan/shared-contracts/rules/crop-formats';
import { Button, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { color } from '@spielplan/shared-ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { HubActions } from '../hubStyles.ts';
import { Pad } from './Pad.tsx';
import type { Change } from './useChange.ts';

const FORMATS = Object.keys(CROP_FORMATS) as CropFormat[];
/** Of the largest part that has the shape of the format. */
const MIN_PERCENT = 25;

interface CropFormProps {
  item: MediaItem;
  picture: Picture;
  change: Change;
  /** The only one to be set, where there is one. */
  format?: CropFormat;
}

/** The part of the picture that each format shows: its middle by the pad, its size by a slider. */
export function CropForm({ item, picture, change, format: only }: CropFormProps) {
  const text = useText();
  const id = useId();
  const [format, setFormat] = useState<CropFormat>(only ?? 'landscape');
  const [areas, setAreas] = useState<Partial<Record<CropFormat, CropArea>>>(item.crops);
  const largest = cropAround(CROP_FORMATS[format], picture.width / picture.height, item.focal_point ?? { x: 50, y: 50 });
  const area = areas[format] ?? largest;
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const percent = Math.round((100 * area.width) / largest.width);
  const put = (at: { x: number; y: number }, size: number) => {
    const [width, height] = [rounded((largest.width * size) / 100), rounded((largest.height * size) / 100)];
    setAreas({ ...areas, [format]: { x: placed(at.x, width), y: placed(at.y, height), width, height } });
  };
  const save = (crops: Partial<Record<CropFormat, CropArea>>) => void change.save({ crops });
  const value = text('hub.media.point', { x: Math.round(middle.x), y: Math.round(middle.y) });
  return (
    <>
      {only ? null : (
        <FieldFrame id={`${id}-format`} label={text('hub.media.format')} help={undefined} error={undefined}>
          <select
            id={`${id}-format`}
            value={format}
            onChange={({ target }) => setFormat(FORMATS[target.selectedIndex] ?? 'landscape')}
          >
            {FORMATS.map((each) => (
              <option key={each} value={each}>
                {text(`hub.media.format.${each}`)}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
      <p id={id}>{text('hub.media.cropHelp')}</p>
      <Pad picture={picture} point={middle} label={value} describedBy={id} onPoint={(at) => put(at, percent)}>
        <Frame
          style={{
            insetInlineStart: `${area.x}%`,
            insetBlockStart: `${area.y}%`,
            inlineSize: `${area.width}%`,
            blockSize: `${area.height}%`,
          }}
        />
      </Pad>
      <FieldFrame id={`${id}-size`} label={text('hub.media.size', { percent })} help={undefined} error={undefined}>
        <input
          id={`${id}-size`}
          type="range"
          min={MIN_PERCENT}
          max={100}
          value={percent}
          onChange={({ target }) => put(middle, Number(target.value))}
        />
      </FieldFrame>
      <p role="status">{text(areas[format] ? 'hub.media.cropOwn' : 'hub.media.cropNone')}</p>
      {change.failure ? <Notice tone="error">{text(change.failure)}</Notice> : null}
      <HubActions>
        <Button isBusy={change.busy} onClick={() => save({ ...areas, [format]: area })}>
          {text('hub.setting.save')}
        </Button>
        {item.crops[format] ? (
          <Button
            variant="outline"
            onClick={() => {
              const { [format]: _, ...others } = areas;
              setAreas(others);
              save(others);
            }}
          >
            {text('hub.media.noCrop')}
          </Button>
        ) : null}
      </HubActions>
    </>
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Where a part of this size begins, so that its middle is as near to the point as it can be. */
function placed(middle: number, size: number): number {
  return rounded(Math.min(Math.max(middle - size / 2, 0), 100 - size));
}

const Frame = styled.div`
  position: absolute;
  outline: 100vmax solid rgb(0 0 0 / 55%);
  box-shadow: inset 0 0 0 2px ${color.ground};
  pointer-events: none;
`;
