import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ShellConfiguration } from '../configuration.ts';
import type { ChangeMarks } from '../freshness/createChangeMarks.ts';
import { openPurge } from '../freshness/createPurge.ts';
import { watchChanges } from '../freshness/watchChanges.ts';
import type { Log } from '../log.ts';
import type { PageRenderer } from '../pages/PageRenderer.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { createListWatch } from './createListWatch.ts';

interface FollowOptions {
  renderContext: () => RenderContext;
  renderer: PageRenderer;
  marks: ChangeMarks;
  log: Log;
  send: Parameters<typeof watchChanges>[0]['send'];
  /** Told the paths of the lists that are missing, whenever they are others than before. */
  onMissing: (paths: ReadonlySet<string>) => void;
  /** Told what has changed. */
  onChange: (topics: readonly ChangeTopic[]) => void;
}

/** The provider's content as far as it concerns every page: languages, lists, changes. */
export interface Content {
  /** The languages of the site, the default first, as they were known last. */
  languages(): readonly Language[];
  /** Whether the provider tells what changes. */
  isWatching(): boolean;
  stop(): void;
}

/** The start waits this long for a provider that does not answer. */
const START_TIMEOUT_MS = 2_000;

/**
 * Follows what the provider changes and which lists it has, and tells the cache in front.
 * Resolves when the lists are known, or soon: a provider that hangs holds no start up.
 */
export async function followContent(
  configuration: Pick<ShellConfiguration, 'providerUrl' | 'purgeUrl' | 'purgeToken'>,
  { renderContext, renderer, marks, log, send, onMissing, onChange }: FollowOptions,
): Promise<Content> {
  const lists = createListWatch({ renderContext, renderer, log, onChange: onMissing });
  const purge = openPurge(configuration, log);
  const changes = watchChanges({
    baseUrl: configuration.providerUrl,
    marks,
    log,
    send,
    onChange(topics) {
      onChange(topics);
      purge?.(topics);
      if (topics.includes('settings')) void lists.check();
    },
  });
  void changes.look();
  await Promise.race([lists.check(), pause(START_TIMEOUT_MS, null, { ref: false })]);
  return {
    languages: lists.languages,
    isWatching: changes.isWatching,
    stop() {
      lists.stop();
      changes.stop();
    },
  };
}
