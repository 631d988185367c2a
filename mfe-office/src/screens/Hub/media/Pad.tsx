import type { Picture } from '@spielplan/shared-contracts/api';
import type { FocalPoint } from '@spielplan/shared-contracts/rules/crop-formats';
import { color } from '@spielplan/shared-ui/tokens';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

const STEP = 1;
const LARGE_STEP = 10;
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PadProps {
  picture: Picture;
  point: FocalPoint;
  /** Name and value of the handle. */
  label: string;
  describedBy: string;
  onPoint: (point: FocalPoint) => void;
  children: ReactNode;
}

/** A picture with a handle on it: moved by arrow keys (with Shift further), by dragging, or by a press anywhere. */
export function Pad({ picture, point, label, describedBy, onPoint, children }: PadProps) {
  const move = (event: KeyboardEvent) => {
    const step = MOVES[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? LARGE_STEP : STEP;
    onPoint({ x: within(point.x + step[0] * size), y: within(point.y + step[1] * size) });
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPoint({
      x: within(Math.round((100 * (event.clientX - left)) / width)),
      y: within(Math.round((100 * (event.clientY - top)) / height)),
    });
  };
  const start = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelector('button')?.focus();
    press(event);
  };
  const width = picture.widths.findLast((each) => each <= 800) ?? Math.min(...picture.widths);
  return (
    <Whole onPointerDown={start} onPointerMove={press}>
      <img src={`${picture.base}-${width}.webp`} alt="" width={picture.width} height={picture.height} draggable={false} />
      {children}
      <button
        type="button"
        aria-label={label}
        aria-describedby={describedBy}
        style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        onKeyDown={move}
      />
    </Whole>
  );
}

function within(value: number): number {
  return Math.min(100, Math.max(0, value));
}

const Whole = styled.div`
  position: relative;
  inline-size: fit-content;
  max-inline-size: 100%;
  direction: ltr;
  overflow: hidden;
  touch-action: none;

  > img {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: auto;
    max-block-size: 22rem;
  }

  > button {
    position: absolute;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    transform: translate(-50%, -50%);
    border: 3px solid ${color.ground};
    border-radius: 50%;
    outline: 3px solid ${color.ink};
    background: transparent;
    cursor: grab;
  }

  > button:focus-visible {
    outline: 3px solid ${color.accent};
    box-shadow: 0 0 0 6px ${color.ground};
  }
`;
