interface Placed {
  readonly id: number;
  readonly position: number;
}

/**
 * The position of what shall stand at the index `at` of `siblings`, and those that make room for it: none at
 * either end or in a gap, else the shorter run up to the next gap. `own` holds where there is nobody else.
 */
export function findPosition(siblings: readonly Placed[], at: number, own: number): { position: number; aside: Placed[] } {
  const before = siblings[at - 1];
  const after = siblings[at];
  if (!before) return { position: after ? after.position - 1 : own, aside: [] };
  if (!after || after.position - before.position > 1) return { position: before.position + 1, aside: [] };
  const up = shift(siblings.slice(at), before.position + 2, 1);
  const down = shift(siblings.slice(0, at).toReversed(), after.position - 2, -1);
  if (down.length < up.length) return { position: after.position - 1, aside: down };
  return { position: before.position + 1, aside: up };
}

/** Those in a row that stand before `free` in the direction of `step`, one after the other from there on. */
function shift(row: readonly Placed[], free: number, step: 1 | -1): Placed[] {
  const moved: Placed[] = [];
  for (const { id, position } of row) {
    const next = free + moved.length * step;
    if (step * position >= step * next) break;
    moved.push({ id, position: next });
  }
  return moved;
}
