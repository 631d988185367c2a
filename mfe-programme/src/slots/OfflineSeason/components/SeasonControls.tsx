import { Button, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { KeptSeason } from '../../../stores/readKeptSeason.ts';
import type { AskedOutcome } from '../../../transport/askSeasonWorker.ts';
import { describeAge, describeDay, describeSize } from '../describeSeason.ts';
import type { useSeason } from '../useSeason.ts';

interface SeasonControlsProps extends Pick<ReturnType<typeof useSeason>, 'running' | 'outcome' | 'ask'> {
  season: KeptSeason | null;
}

/** Keeps, renews and removes the season, and says what is kept and how old that is. */
export function SeasonControls({ season, running, outcome, ask }: SeasonControlsProps) {
  const text = useText();
  const { lang } = useHost();
  const isOnline = useIsOnline();
  const isKeeping = running === 'keep' || running === 'again';
  const presses = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  const press = (what: 'keep' | 'again' | 'remove') => {
    isPressed.current = true;
    ask(what);
  };

  // Some buttons go with what they did: the keyboard goes on at the one that stays.
  useEffect(() => {
    if (outcome === null || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) presses.current?.querySelector('button')?.focus();
  }, [outcome]);

  return (
    <>
      {season ? (
        <p>
          <strong>{text('season.asOf', { moment: describeAge(season.checkedAt, lang) })}</strong>{' '}
          {text('season.size', { count: season.overview.count, size: describeSize(season.overview.bytes, lang) })}{' '}
          {season.overview.until ? text('season.until', { day: describeDay(season.overview.until, lang) }) : null}
        </p>
      ) : (
        <p>{text(isOnline ? 'season.intro' : 'season.none')}</p>
      )}
      {season && !season.isWhole ? (
        <Notice tone="error" title={text('season.broken')}>
          <Button variant="outline" isBusy={isKeeping} onClick={() => press('again')}>
            {text('season.again')}
          </Button>
        </Notice>
      ) : null}
      <p className="presses" ref={presses}>
        {isOnline ? (
          <Button isBusy={isKeeping} onClick={() => press('keep')} variant={season ? 'outline' : 'solid'}>
            {text(season ? 'season.renew' : 'season.keep')}
          </Button>
        ) : null}
        {season ? (
          <Button isBusy={running === 'remove'} variant="outline" onClick={() => press('remove')}>
            {text('season.remove')}
          </Button>
        ) : null}
      </p>
      <Outcome outcome={outcome} isKeeping={isKeeping} hasSeason={season !== null} />
    </>
  );
}

/** Whether there is a connection; true on the server, where nobody knows. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
}

function watchConnection(tell: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, tell);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, tell);
  };
}

interface OutcomeProps {
  outcome: AskedOutcome | null;
  isKeeping: boolean;
  hasSeason: boolean;
}

function Outcome({ outcome, isKeeping, hasSeason }: OutcomeProps) {
  const text = useText();
  if (outcome === 'full' || outcome === 'failed' || outcome === 'refused') {
    return (
      <Notice tone="error" title={text(`season.${outcome}`)}>
        {hasSeason ? <p>{text('season.stays')}</p> : null}
      </Notice>
    );
  }
  return <p role="status">{isKeeping ? text('season.keeping') : outcome ? text(`season.${outcome}`) : ''}</p>;
}
