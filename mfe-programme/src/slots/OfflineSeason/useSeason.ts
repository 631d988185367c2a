import { BROWSER_ERRORS } from '@spielplan/shared-contracts/errors';
import type { SeasonRequest } from '@spielplan/shared-contracts/storage';
import { useHost } from '@spielplan/shared-ui/host';
import { useCallback, useEffect, useState } from 'react';
import { ownPaths } from '../../routes.ts';
import { readKeptSeason, type KeptSeason } from '../../stores/readKeptSeason.ts';
import { askSeasonWorker, canKeepSeason, type AskedOutcome } from '../../transport/askSeasonWorker.ts';

const SLOT = 'offline.season';

/** Milliseconds after which a visit of this page compares the season with the site. */
const DUE_MS = 3_600_000;

/** `unknown` on the server and until the browser has looked; `unable` where it keeps nothing. */
type SeasonState = { kind: 'unknown' | 'unable' | 'none' } | { kind: 'kept'; season: KeptSeason };

interface Season {
  state: SeasonState;
  /** What the worker is doing now. */
  running: SeasonRequest['season'] | null;
  /** What became of the last press; null before one. */
  outcome: AskedOutcome | null;
  ask: (season: SeasonRequest['season']) => void;
}

/** The season that this browser keeps, in the page's language, and what can be done with it. */
export function useSeason(): Season {
  const { lang, report, slot } = useHost();
  const address = ownPaths.season({ lang });
  const [state, setState] = useState<SeasonState>({ kind: 'unknown' });
  const [running, setRunning] = useState<Season['running']>(null);
  const [outcome, setOutcome] = useState<AskedOutcome | null>(null);

  const send = useCallback(
    async (season: SeasonRequest['season']) => {
      setRunning(season);
      setOutcome(null);
      const became = await askSeasonWorker({ season, address });
      setState(await readState(address));
      setOutcome(became);
      setRunning(null);
      if (became === 'kept' || became === 'removed') return;
      const error = { ...BROWSER_ERRORS.SEASON_NOT_KEPT, detail: `SEASON_NOT_KEPT: ${season} ${became}, ${address}` };
      report({ remote: 'programme', version: slot(SLOT)?.version ?? 'unknown', place: `slot ${SLOT}`, error });
    },
    [address, report, slot],
  );

  useEffect(() => {
    void readState(address).then((read) => {
      setState(read);
      const isDue = read.kind === 'kept' && Date.now() - read.season.checkedAt >= DUE_MS;
      return isDue && navigator.onLine ? send('keep') : undefined;
    });
  }, [address, send]);

  return { state, running, outcome, ask: (season) => void send(season) };
}

async function readState(address: string): Promise<SeasonState> {
  const season = await readKeptSeason(globalThis.caches, address).catch(() => null);
  if (season) return { kind: 'kept', season };
  return { kind: canKeepSeason() ? 'none' : 'unable' };
}
