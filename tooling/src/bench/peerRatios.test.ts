import { findBrokenRatios, printPeerRatios, type PeerFigures } from './peerRatios.ts';

const peer: PeerFigures = { layoutTime: 100, mainThread: 1_000, score: 98, press: 64, html: 8, script: 114 };
const kept: PeerFigures = { layoutTime: 180, mainThread: 1_300, score: 96, press: 72, html: 18, script: 110 };

describe('the events list beside a peer’s', () => {
  it('may cost so many times as much, and no more', () => {
    expect(findBrokenRatios(kept, peer)).toEqual([]);
  });

  it.each<[keyof PeerFigures, number, string]>([
    ['layoutTime', 181, 'style and layout'],
    ['mainThread', 1_301, 'Lighthouse, main thread'],
    ['score', 95, 'Lighthouse, performance'],
    ['press', 73, 'press to next paint'],
  ])('is over with %s at %d', (name, value, label) => {
    expect(findBrokenRatios({ ...kept, [name]: value }, peer)).toEqual([label]);
    // What the peer takes is what counts, but for the press.
    const slower = { ...peer, layoutTime: 200, mainThread: 2_000, score: 90, press: 200 };
    expect(findBrokenRatios({ ...kept, [name]: value }, slower)).toEqual(name === 'press' ? [label] : []);
  });

  it('is printed with its ratios', () => {
    const lines = printPeerRatios({ ...kept, layoutTime: 250 }, peer).split('\n');
    expect(lines[1]).toMatch(/style and layout\s+250 ms\s+100 ms\s+2\.50\s+≤ 1\.8 ×\s+over/);
    expect(lines[3]).toMatch(/performance\s+96\s+98\s+0\.98\s+≥ peer - 2\s+kept/);
    expect(lines[5]).toMatch(/HTML on the wire\s+18 KiB\s+8 KiB\s+2\.25\s*$/);
  });
});
