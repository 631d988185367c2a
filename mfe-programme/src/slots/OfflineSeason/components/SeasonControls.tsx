import type { SeasonOutcome } from '@spielplan/shared-contracts/storage';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { useText } from '../../../i18n/useText.ts';
import type { KeptSeason } from '../../../stores/readKeptSeason.ts';
import { describeAge, describeDay, describeSize } from '../describeSeason.ts';
import type { useSeason } from '../useSeason.ts';

interface SeasonControlsProps extends Pick<ReturnType<typeof useSeason>, 'running' | 'outcome' | 'ask'> {
  season: KeptSeason | null;
}

/** Keeps, renews and removes the season, and says what is kept and how old that is. */
export function SeasonControls({ season, running, outcome, ask }: SeasonControlsProps) {
  const text = useText();
  const { lang } = useHost();
  const isKeeping = running === 'keep' || running === 'again';
  return (
    <>
      {season ? (
        <p>
          <strong>{text('season.asOf', { moment: describeAge(season.checkedAt, lang) })}</strong>{' '}
          {text('season.size', { count: season.overview.count, size: describeSize(season.overview.bytes, lang) })}{' '}
          {season.overview.until ? text('season.until', { day: describeDay(season.overview.until, lang) }) : null}
        </p>
      ) : (
        <p>{text('season.intro')}</p>
      )}
      {season && !season.isWhole ? (
        <Notice tone="error" title={text('season.broken')}>
          <Button variant="outline" isBusy={isKeeping} onClick={() => ask('again')}>
            {text('season.again')}
          </Button>
        </Notice>
      ) : null}
      <p className="presses">
        <Button isBusy={isKeeping} onClick={() => ask('keep')} variant={season ? 'outline' : 'solid'}>
          {text(season ? 'season.renew' : 'season.keep')}
        </Button>
        {season ? (
          <Button isBusy={running === 'remove'} variant="outline" onClick={() => ask('remove')}>
            {text('season.remove')}
          </Button>
        ) : null}
      </p>
      <Outcome outcome={outcome} isKeeping={isKeeping} hasSeason={season !== null} />
    </>
  );
}

interface OutcomeProps {
  outcome: SeasonOutcome | null;
  isKeeping: boolean;
  hasSeason: boolean;
}

function Outcome({ outcome, isKeeping, hasSeason }: OutcomeProps) {
  const text = useText();
  if (outcome === 'full' || outcome === 'failed') {
    return (
      <Notice tone="error" title={text(`season.${outcome}`)}>
        {hasSeason ? <p>{text('season.stays')}</p> : null}
      </Notice>
    );
  }
  return <p role="status">{isKeeping ? text('season.keeping') : outcome ? text(`season.${outcome}`) : ''}</p>;
}
