import type { IncomingMessage } from 'node:http';
import { editorCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { isLanguage, LANGUAGES, translate, type Language } from '@spielplan/shared-contracts/i18n';
import { formatMoment } from '@spielplan/shared-contracts/i18n/dates';
import type { KeyTable } from '@spielplan/shared-contracts/signing';
import { escapeAttribute, escapeText } from '../http/escape.ts';
import type { PreparedResponse } from '../http/PreparedResponse.ts';
import type { Sessions } from '../limits/createSessions.ts';
import { renderPlainPage } from '../pages/errors/renderPlainPage.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { sessionCookies } from '../provider/createEditorReader.ts';
import { parseJson, type ReleaseSource } from '@spielplan/shared-contracts/feed';
import type { ReleaseState } from '../releases/ReleaseState.ts';
import type { CanaryState, LaneCounts } from '@spielplan/shared-contracts/trials';
import type { ThreadsState } from '../metrics/threadsState.ts';
import { z } from 'zod';

interface ReleasesPageOptions {
  renderContext: () => RenderContext;
  sessions: Sessions;
  /** Counts a question about a session that is not known yet. */
  admit: (request: IncomingMessage) => void;
  state: () => ReleaseState & { canary: CanaryState | null; threads: ThreadsState | null };
  source: Pick<ReleaseSource, 'readFile'>;
  table: () => KeyTable | null;
}

const historyLineSchema = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  what: z.string(),
  remote: z.string(),
  version: z.string().nullable(),
  before: z.string().nullable(),
  why: z.string(),
  canary: z.object({ version: z.string(), share: z.number() }).optional(),
});
type HistoryLine = z.infer<typeof historyLineSchema>;

const MAX_HISTORY_BYTES = 2_000_000;
const MAX_LINES = 30;
const STYLE =
  'main{max-inline-size:70rem}.wide{overflow-x:auto}table{border-collapse:collapse;margin-block:0 2rem}caption{text-align:start;font-weight:650;padding-block:.5rem}' +
  'th,td{text-align:start;vertical-align:top;padding:.25rem 1rem .25rem 0;border-block-start:1px solid}';

/**
 * Makes the page for teams: what this shell serves, who owns it, what it refused, the build on trial
 * with both lanes, and what was done last. For logged-in editors; null for everybody else.
 */
export function createReleasesPage({ renderContext, sessions, admit, state, source, table }: ReleasesPageOptions) {
  return async function answerReleasesPage(request: IncomingMessage): Promise<PreparedResponse | null> {
    const context = renderContext();
    if (!(await isEditor(context, request))) return null;
    const asked = new URL(request.url ?? '/', context.origin).searchParams.get('lang') ?? undefined;
    const lang = isLanguage(asked) ? asked : LANGUAGES[0];
    const say = (key: string, values?: Record<string, string | number>) =>
      translate(context.messages.of('shell', lang), lang, `teams.${key}`, values);
    const parts = [
      `<h1>${escapeText(say('title'))}</h1>`,
      `<p>${escapeText(say('set', { set: context.set.id, shell: context.set.shellVersion }))}</p>`,
      presentBuilds(state(), table(), say),
      presentTrial(state().canary, say),
      presentThreads(state().threads, lang, say),
      presentHistory(await readHistory(source), lang, say),
      `<p><a href="/cms-hub">${escapeText(say('back'))}</a></p>`,
    ];
    return renderPlainPage({
      lang,
      status: 200,
      title: say('title'),
      body: parts.join(''),
      style: STYLE,
      headers: { 'cache-control': 'private, no-store' },
    });
  };

  async function isEditor(context: RenderContext, request: IncomingMessage): Promise<boolean> {
    const cookie = sessionCookies(request.headers.cookie ?? '');
    const known = cookie === '' ? 'ended' : await sessions.stateOf(cookie, () => admit(request));
    if (known === 'ended') return false;
    try {
      await context.readAsEditor(editorCall, { cookie });
      return true;
    } catch (error) {
      if (isSpielplanError(error, 'NOT_LOGGED_IN') || isSpielplanError(error, 'FORBIDDEN')) return false;
      throw error;
    }
  }
}

type Say = (key: string, values?: Record<string, string | number>) => string;

function presentBuilds({ live, refused, leftOut, problem }: ReleaseState, table: KeyTable | null, say: Say): string {
  const rows = Object.entries(live).map(([remote, version]) => {
    const owners = (table?.owners[remote] ?? []).join(', ') || say('operators');
    const troubles = [
      ...refused
        .filter((each) => each.remote === remote)
        .map(({ version, code, detail }) => say('refused', { version, code, detail })),
      ...leftOut.filter((each) => each.name === remote).map(({ code, reason }) => say('leftOut', { code, reason })),
    ];
    return [remote, version ?? '', owners, troubles.join('; ') || say('well')];
  });
  const held = problem ? `<p>${escapeText(say('problem', problem))}</p>` : '';
  return (
    held +
    presentTable(
      say('live'),
      ['remote', 'version', 'owners', 'state'].map((key) => say(key)),
      rows,
    )
  );
}

function presentTrial(trial: CanaryState | null, say: Say): string {
  if (!trial) return `<p>${escapeText(say('noTrial'))}</p>`;
  const { remote, version, share, state, why } = trial;
  const lane = ({ visitors, failing }: LaneCounts) => [String(visitors), String(failing)];
  const caption = say(`trial.${state}`, { remote, version, share, code: why?.code ?? '', detail: why?.detail ?? '' });
  return presentTable(
    caption,
    ['lane', 'visitors', 'failing'].map((key) => say(key)),
    [
      [say('lane.canary'), ...lane(trial.canary)],
      [say('lane.current'), ...lane(trial.current)],
    ],
  );
}

/** Both threads of pages, and the last that ended. */
function presentThreads(threads: ThreadsState | null, lang: Language, say: Say): string {
  if (!threads) return `<p>${escapeText(say('noThreads'))}</p>`;
  const row = (name: 'active' | 'waiting') => [
    say(`thread.${name}`),
    say(threads[name].isReady ? 'thread.ready' : 'thread.absent'),
    String(threads[name].heapMb),
  ];
  const heads = ['thread', 'state', 'heap'].map((key) => say(key));
  const both = presentTable(say('threads'), heads, [row('active'), row('waiting')]);
  if (threads.ends.length === 0) return `${both}<p>${escapeText(say('noEnds'))}</p>`;
  const ends = threads.ends
    .toReversed()
    .map(({ at, why }) => [formatMoment(new Date(at).toISOString(), lang), say(`end.${why}`)]);
  return (
    both +
    presentTable(
      say('ends'),
      ['when', 'why'].map((key) => say(key)),
      ends,
    )
  );
}

function presentHistory(lines: readonly HistoryLine[], lang: Language, say: Say): string {
  const rows = lines.map(({ at, who, what, remote, version, before, why, canary }) => {
    const trial = canary ? `, ${canary.version}: ${canary.share} %` : '';
    return [formatMoment(at, lang), who, what, `${remote} ${before ?? '–'} → ${version ?? '–'}${trial}`, why];
  });
  return presentTable(
    say('history'),
    ['when', 'who', 'what', 'change', 'why'].map((key) => say(key)),
    rows,
  );
}

function presentTable(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${escapeText(text)}</${tag.split(' ')[0]}>`).join('');
  const body = rows.map(([first = '', ...rest]) => `<tr>${cells('th scope="row"', [first])}${cells('td', rest)}</tr>`).join('');
  return (
    `<div class="wide" tabindex="0" role="region" aria-label="${escapeAttribute(caption)}">` +
    `<table><caption>${escapeText(caption)}</caption><thead><tr>${cells('th scope="col"', heads)}</tr></thead><tbody>${body}</tbody></table></div>`
  );
}

/** The last writes of the feed, the newest first; none where the store has no history. */
async function readHistory(source: Pick<ReleaseSource, 'readFile'>): Promise<HistoryLine[]> {
  const file = await source.readFile('history.jsonl', MAX_HISTORY_BYTES).catch(() => null);
  const lines = (file?.toString('utf8') ?? '').split('\n').filter(Boolean).slice(-MAX_LINES);
  return lines.flatMap((line) => historyLineSchema.safeParse(parseJson(line)).data ?? []).toReversed();
}
