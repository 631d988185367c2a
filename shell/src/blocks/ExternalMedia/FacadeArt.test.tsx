import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { render } from '@testing-library/react';
import { FacadeArt } from './FacadeArt.tsx';

it.each(['audio', 'form'] as const)('a drawing for %s stays in its field of 160 × 90, and hangs on its words alone', (kind) => {
  const draw = (seed: string) => render(<FacadeArt kind={kind} seed={seed} />).container;
  const drawing = draw('Trailer');
  expect(draw('Trailer').innerHTML).toBe(drawing.innerHTML);
  expect(draw('Probe').innerHTML).not.toBe(drawing.innerHTML);
  const boxes = Array.from(drawing.querySelectorAll('rect'), (rect) =>
    ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name))),
  );
  expect(boxes.length).toBeGreaterThan(4);
  for (const [x = -1, y = -1, width = 0, height = 0] of atLeastOne(boxes)) {
    expect([x >= 0, y >= 0, width > 0, height > 0]).toEqual([true, true, true, true]);
    expect([x + width <= 160, y + height <= 90]).toEqual([true, true]);
  }
});
