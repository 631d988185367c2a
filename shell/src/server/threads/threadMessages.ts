import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import type { HouseFormats } from '@spielplan/shared-contracts/i18n';
import type { PresentedBlock } from '@spielplan/shared-contracts/remote';
import type { PartReport } from '../../failures/createPartReport.server.ts';
import type { ForwardedLine } from '../forwardedLog.ts';
import type { PageReads } from '../freshness/trackReads.ts';
import type { Holder } from '../releases/addressHolders.ts';
import type { PlainTimes } from '../metrics/timePages.ts';
import type { VerifiedBuild } from '../smokeTest/smokeTestMessages.ts';
import type { SiteOptions } from '../pages/createRenderContext.ts';
import type { RenderSource } from '../pages/RenderBundle.ts';
import type { FormatReport } from '../pages/site/adoptHouse.ts';
import type { ListOrder } from '../pages/loading/isListMissing.ts';
import type { FormOrder, RenderJob } from '../pages/PageRenderer.ts';
import type { UnsavedOrder } from '../pages/presentUnsaved.ts';
import type { PlainPage } from './plainPage.ts';
import type { RemoteTables, ShellTables } from './remoteStub.ts';

/** What a thread begins with. */
export interface ThreadStart {
  shellVersion: string;
  render: RenderSource;
  site: SiteOptions;
  /** The limit of the answers to each call, in bytes. */
  maxAnswerBytes: number;
  /** The zone and prices that the other side knows of: the last good ones, should the settings be wrong. */
  formats?: HouseFormats | undefined;
  /** Counters that the other side reads without asking (`SIGNS`). */
  signs: SharedArrayBuffer;
  /** Megabytes in use, buffers outside the heap included, after which it says that it is full. */
  heapMb: number;
}

/** Places in `ThreadStart.signs`, 32 bits each. */
export const SIGNS = { beat: 0, answers: 1, answerBytes: 2, heapMb: 3, count: 4 } as const;

/** What differs from page to page beside the order itself. */
export interface PageExtras {
  /** Scripts that a lane adds to the shell's own. */
  scripts?: readonly string[] | undefined;
  missingLists?: readonly string[] | undefined;
  traceparent?: string | undefined;
}

export type ThreadOrder =
  /** Sources that sets are made of; what was verified is what runs. */
  | { kind: 'builds'; builds: readonly (readonly [key: string, build: VerifiedBuild])[] }
  | { kind: 'set'; set: number; builds: readonly string[]; holders: readonly Holder[] }
  | { kind: 'forget'; sets: readonly number[]; builds: readonly string[] }
  | { kind: 'marks'; topics: readonly ChangeTopic[] }
  | ThreadTask;

/** What a thread answers. */
export type ThreadTask =
  | ({ kind: 'page'; id: number; set: number } & RenderJob & PageExtras)
  | ({ kind: 'form'; id: number; set: number } & FormOrder & PageExtras)
  | ({ kind: 'blocks'; id: number; set: number } & UnsavedOrder)
  | ({ kind: 'list'; id: number; set: number } & ListOrder)
  | ({ kind: 'failure'; id: number; set: number; url: string; isSecure: boolean; error: unknown } & PageExtras)
  /** Starts a build of `builds` and says what it has. */
  | { kind: 'start'; id: number; build: string }
  /** Renders a page of every route, for the first rendering of a lazy part shows its fallback. */
  | { kind: 'warmUp'; id: number; set: number; before: number };

export interface ThreadAnswer {
  id: number;
  page?: PlainPage;
  /** The tables of a build that was started. */
  remote?: RemoteTables;
  /** The presented blocks that are not saved. */
  blocks?: PresentedBlock[];
  /** Whether the list is missing. */
  isMissing?: boolean;
  reads?: { topics: ChangeTopic[]; layers: PageReads['layers'] };
  /** What was logged while the page was made. */
  lines?: ForwardedLine[];
  /** As `portableError` makes it. */
  failure?: unknown;
}

export type ThreadReport =
  /** `thread` is where its figures are below `/proc`; empty where the system has none. */
  | { kind: 'started'; thread: string; tables: ShellTables }
  | { kind: 'answer'; answer: ThreadAnswer }
  | { kind: 'log'; line: ForwardedLine }
  | { kind: 'times'; times: PlainTimes }
  /** Parts of an answer that could not be read. */
  | { kind: 'leftOut'; report: Parameters<PartReport> }
  /** A zone or currency of the house that is unknown; nothing where all is well again. */
  | { kind: 'formats'; refused: Parameters<FormatReport>[0] }
  /** Its memory is fuller than it may be; it goes on until another thread takes over. */
  | { kind: 'full' }
  /** The thread had an uncaught exception: its state cannot be trusted any more. */
  | { kind: 'thrown'; error: unknown };
