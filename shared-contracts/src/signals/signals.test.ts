import { jest } from '@jest/globals';
import { createSignalBus } from './signals.ts';

const cart = (amount: number) => ({ amount, url: null, reservedUntil: null });

describe('signals between remotes', () => {
  it('reach every listener, and only of their own name', () => {
    const bus = createSignalBus();
    const [header, panel, widget] = [jest.fn(), jest.fn(), jest.fn()];
    bus.on('cart.changed', header);
    bus.on('cart.changed', panel);
    bus.on('booking.opened', widget);
    bus.emit('cart.changed', cart(2));
    expect(header).toHaveBeenCalledWith(cart(2));
    expect(panel).toHaveBeenCalledWith(cart(2));
    expect(widget).not.toHaveBeenCalled();
  });

  it('reach a remote that loads late with what was said last', () => {
    const bus = createSignalBus();
    bus.emit('cart.changed', cart(1));
    bus.emit('cart.changed', cart(3));
    const late = jest.fn();
    bus.on('cart.changed', late);
    expect(late.mock.calls).toEqual([[cart(3)]]);
  });

  it('remember that an event has left the screen', () => {
    const bus = createSignalBus();
    bus.emit('event.current', { id: 7, ticketUrl: null, isBookable: true });
    bus.emit('event.current', null);
    const late = jest.fn();
    bus.on('event.current', late);
    expect(late.mock.calls).toEqual([[null]]);
  });

  it('end when nobody listens any more', () => {
    const bus = createSignalBus();
    const listener = jest.fn();
    const stop = bus.on('booking.opened', listener);
    stop();
    stop();
    bus.emit('booking.opened', { eventId: 1 });
    expect(listener).not.toHaveBeenCalled();
  });

  it('let a listener leave while it is being told, without skipping the next one', () => {
    const bus = createSignalBus();
    const stop = bus.on('booking.opened', () => stop());
    const next = jest.fn();
    bus.on('booking.opened', next);
    bus.emit('booking.opened', { eventId: 1 });
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('tell anyone who starts to listen meanwhile once', () => {
    const bus = createSignalBus();
    const late = jest.fn();
    const stop = bus.on('booking.opened', () => {
      stop();
      bus.on('booking.opened', late);
    });
    bus.emit('booking.opened', { eventId: 1 });
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('go on to the others when one listener fails, who is reported', () => {
    const report = jest.fn();
    const bus = createSignalBus(report);
    const failure = new Error('broken');
    const failing = () => {
      throw failure;
    };
    const next = jest.fn();
    bus.on('cart.changed', failing);
    bus.on('cart.changed', next);
    bus.emit('cart.changed', cart(1));
    bus.on('cart.changed', failing);
    expect(next).toHaveBeenCalledTimes(1);
    expect(report.mock.calls).toEqual([[failure], [failure]]);
  });

  it('stay within their page', () => {
    const [one, other] = [createSignalBus(), createSignalBus()];
    const listener = jest.fn();
    other.on('cart.changed', listener);
    one.emit('cart.changed', cart(1));
    expect(listener).not.toHaveBeenCalled();
  });
});
