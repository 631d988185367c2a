import type { ScaleFigures } from './measureScale.ts';

export interface ScaleColumn {
  head: string;
  figures: ScaleFigures;
}

/** What a house of 40,000 events may cost at most. */
export const MUSTS: Readonly<Partial<ScaleFigures>> = {
  'CPU of the next list after a sale, ms': 5,
  'CPU of the next list after a change of content, ms': 20,
  'cart add, 50 at once, p95, ms': 500,
  'list page 1 at the provider, p50, ms': 2,
  'list with counts at the provider, p50, ms': 4,
  'first event after a start, ms': 60,
  'dashboard, tickets, ms': 50,
  'search "Konzert", p50, ms': 30,
  'search for an unknown word, p50, ms': 30,
  'search knows a saved change after, ms': 2_000,
  'memory of the process, MB': 500,
};

/** The figures of every size, how they grow from the first to the last, and what they must be. */
export function printScale(columns: readonly ScaleColumn[]): string {
  const rows = labelsOf(columns).map((label) => {
    const values = columns.map(({ figures }) => figures[label]);
    const growth = (values.at(-1) ?? 0) / (values[0] ?? 1);
    const must = MUSTS[label];
    const isOver = must !== undefined && (values.at(-1) ?? 0) > must;
    return [label, ...values.map((value) => value.toFixed(1)), `${growth.toFixed(1)} ×`, `${must ?? ''}${isOver ? ' over' : ''}`];
  });
  const lines = [['', ...columns.map(({ head }) => head), 'growth', 'must'], ...rows];
  return lines.map((cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(52) : cell.padStart(16))).join('')).join('\n');
}

/** Whether any figure of the last size is above what it must be. */
export function isOverMust(columns: readonly ScaleColumn[]): boolean {
  const last = columns.at(-1)?.figures;
  return labelsOf(columns).some((label) => (last?.[label] ?? 0) > (MUSTS[label] ?? Number.POSITIVE_INFINITY));
}

function labelsOf(columns: readonly ScaleColumn[]): (keyof ScaleFigures)[] {
  return Object.keys(columns[0]?.figures ?? {}) as (keyof ScaleFigures)[];
}
