import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SandboxedFrame } from './SandboxedFrame.tsx';

const show = () => {
  render(<SandboxedFrame src="/_frame/html/1/de/besuch" title="Pegel" />);
  return screen.getByTitle<HTMLIFrameElement>('Pegel');
};
const say = (source: MessageEventSource | null, data: unknown) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));

describe('a sealed frame', () => {
  it('is as high as its document says, within reason, and believes nobody else', () => {
    const frame = show();
    say(frame.contentWindow, { frameHeight: 123.4 });
    expect(frame).toHaveStyle({ blockSize: '124px' });
    say(window, { frameHeight: 900 });
    say(frame.contentWindow, { frameHeight: 'all' });
    expect(frame).toHaveStyle({ blockSize: '124px' });
    say(frame.contentWindow, { frameHeight: 1_000_000 });
    expect(frame).toHaveStyle({ blockSize: '4000px' });
  });

  it('asks a document that was there before it could listen', () => {
    const ask = jest.fn();
    const reach = jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get');
    reach.mockReturnValue({ postMessage: ask } as unknown as Window);
    show();
    expect(ask).toHaveBeenCalledWith('height', '*');
    reach.mockRestore();
  });
});
