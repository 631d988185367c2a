import { jest } from '@jest/globals';
import { afterPaint } from './afterPaint.ts';

describe('what comes after the paint', () => {
  const frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
    frames.length = 0;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is done once the frame is on screen', () => {
    const act = jest.fn();
    afterPaint(act);
    frames[0]?.(0);
    expect(act).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a frame that never comes: in the background', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const act = jest.fn();
    afterPaint(act);
    expect(act).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(act).toHaveBeenCalledTimes(1);
  });
});
