import { proofRunCall, type ProofRun } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { Figure, TableView } from '../dashboardView.ts';
import type { DashboardScreenLoader, DashboardWork } from '../DashboardWork.ts';
import { formatNumber, momentCell, presentTable } from '../presentTable.server.ts';
import { presentEvent, presentFinding } from './presentFinding.server.ts';

const SORTS = ['name', 'what'] as const;
type Work = DashboardWork<(typeof SORTS)[number]>;
/** What sources may disagree on; each has its words. What a later proof may compare stands as it is. */
const FACTS: readonly string[] = ['name', 'start', 'end', 'state', 'place', 'cents', 'soldOut', 'missing'];

/** Typed at the house's own address, by an account that sees the dashboard. */
const COMMAND = 'npm run proof -- --url https://… --username NAME';

/** What the last proof of the programme found: events on which two of its sources do not say the same. */
export const proof: DashboardScreenLoader<(typeof SORTS)[number]> = {
  sorts: SORTS,
  usually: 'asc',
  async load(work) {
    const { text } = work;
    const title = text('dashboard.screen.proof');
    const run = await readRun(work);
    if (run === 'unknown') return { kind: 'report', title, note: text('dashboard.proof.unknown'), figures: [], tables: [] };
    if (run === null)
      return { kind: 'report', title, note: text('dashboard.proof.none'), command: COMMAND, figures: [], tables: [] };
    return {
      kind: 'report',
      title,
      note: run.disagreements.length + run.failed.length === 0 ? text('dashboard.proof.agree') : null,
      figures: presentFigures(work, run),
      tables: [presentDisagreements(work, run), presentFailed(work, run)].filter(({ rows }) => rows.length > 0),
    };
  },
};

/** A provider of before keeps no runs. */
async function readRun({ session }: Work): Promise<ProofRun | null | 'unknown'> {
  try {
    return (await session.read(proofRunCall)).run;
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return 'unknown';
    throw error;
  }
}

function presentFigures(work: Work, { finished, events, disagreements, failed }: ProofRun): Figure[] {
  const { text } = work;
  const alarm = (name: string, count: number): Figure => ({
    label: text(`dashboard.proof.${name}`),
    value: formatNumber(work, count),
    ...(count > 0 && { isAlarm: true as const }),
  });
  return [
    { label: text('dashboard.proof.finished'), value: momentCell(work, finished).text },
    { label: text('dashboard.proof.events'), value: formatNumber(work, events) },
    alarm('disagreements', disagreements.length),
    alarm('failed', failed.length),
  ];
}

function presentDisagreements(work: Work, { disagreements }: ProofRun): TableView {
  const { query, text } = work;
  const direction = query.order === 'desc' ? -1 : 1;
  const wordOf = (what: string) => (FACTS.includes(what) ? text(`dashboard.proof.what.${what}`) : what);
  const keyOf = ({ title, what }: ProofRun['disagreements'][number]) => (query.sort === 'what' ? wordOf(what) : title);
  const rows = disagreements
    .toSorted((one, other) => direction * keyOf(one).localeCompare(keyOf(other), work.lang))
    .map(({ event, title, what, said, link }) => ({
      id: `${event} ${what}`,
      cells: [
        { text: presentEvent(work, title), ...(link !== null && { href: link }) },
        { text: wordOf(what) },
        { text: said.map((one) => presentFinding(work, what, one)).join('\n') },
      ],
    }));
  return presentTable(work, {
    caption: text('dashboard.proof.disagreements'),
    columns: [
      { id: 'name', kind: 'text' },
      { id: 'what', kind: 'text' },
      { id: 'said', kind: 'lines', isSortable: false },
    ],
    rows,
    count: rows.length,
    hasNext: false,
  });
}

function presentFailed(work: Work, { failed }: ProofRun): TableView {
  return presentTable(work, {
    caption: work.text('dashboard.proof.failed'),
    columns: [{ id: 'url', kind: 'text', isSortable: false }],
    rows: failed.map((line, index) => ({ id: String(index), cells: [{ text: line }] })),
    count: failed.length,
    hasNext: false,
  });
}
