import { alignColumns, round } from '../pageCost/budgets.ts';

/** What is compared of a page on a phone: figures of one run. */
export interface PeerFigures {
  /** Milliseconds for styles and layout, processor four times slower. */
  layoutTime: number;
  /** Milliseconds of the main thread by Lighthouse, and its score. */
  mainThread: number;
  score: number;
  /** Milliseconds from a press to the next paint, processor four times slower. */
  press: number;
  /** KiB on the wire. */
  html: number;
  script: number;
}

interface Limit {
  label: string;
  unit: string;
  /** The most it may be, beside the peer's figure; none where the figure is only shown. */
  isKept?: (own: number, peer: number) => boolean;
  must: string;
}

const MAX_PRESS_MS = 72;

const LIMITS: Readonly<Record<keyof PeerFigures, Limit>> = {
  layoutTime: { label: 'style and layout', unit: 'ms', must: '≤ 1.8 ×', isKept: (own, peer) => own <= 1.8 * peer },
  mainThread: { label: 'Lighthouse, main thread', unit: 'ms', must: '≤ 1.3 ×', isKept: (own, peer) => own <= 1.3 * peer },
  score: { label: 'Lighthouse, performance', unit: '', must: '≥ peer - 2', isKept: (own, peer) => own >= peer - 2 },
  press: { label: 'press to next paint', unit: 'ms', must: `≤ ${MAX_PRESS_MS}`, isKept: (own) => own <= MAX_PRESS_MS },
  html: { label: 'HTML on the wire', unit: 'KiB', must: '' },
  script: { label: 'JavaScript on the wire', unit: 'KiB', must: '' },
};

const NAMES = Object.keys(LIMITS) as (keyof PeerFigures)[];

/** The figures side by side with their ratio, and what each must be. */
export function printPeerRatios(own: PeerFigures, peer: PeerFigures): string {
  const rows = NAMES.map((name) => {
    const { label, unit, must, isKept } = LIMITS[name];
    const figure = (value: number) => `${round(value)} ${unit}`.trimEnd();
    const kept = isKept ? (isKept(own[name], peer[name]) ? 'kept' : 'over') : '';
    return [label, figure(own[name]), figure(peer[name]), (own[name] / peer[name]).toFixed(2), must, kept];
  });
  return alignColumns([['', 'ours', 'peer', 'ratio', 'must', ''], ...rows]);
}

/** The labels of what costs more beside the peer than it may. */
export function findBrokenRatios(own: PeerFigures, peer: PeerFigures): string[] {
  return NAMES.filter((name) => LIMITS[name].isKept?.(own[name], peer[name]) === false).map((name) => LIMITS[name].label);
}
